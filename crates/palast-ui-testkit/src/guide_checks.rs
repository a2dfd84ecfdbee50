//! The checks of what guides a player: moments, the score so far, things to ask about, lessons, plans.

use std::collections::BTreeSet;

use palast_core::{Dice, EventSink, Game, Imagine, Seed, Step, View};
use palast_ui::plan::{Placed, Plan};
use palast_ui::{Lang, MomentKind, Phrase, RenderHtml};
use roxmltree::Document;

use crate::page_checks::{last, sentences};
use crate::text_checks::Languages;
use crate::{PageChecks, Position, TextChecks};

impl<Event, PrivateEvent, Illegal> TextChecks<'_, Event, PrivateEvent, Illegal> {
    /// Everything that can be asked about has a name, a text and a section of the rules.
    ///
    /// # Panics
    /// Names what has none.
    pub fn things_to_ask_about_have_texts<G: Game, F: RenderHtml<G>>(&self) {
        let languages = Languages::of::<G, F>();
        for at in Position::<G, F>::some(60, self.length) {
            for view in at.views() {
                for id in F::abouts(&view) {
                    let about = F::about(&view, &id);
                    let about = about.unwrap_or_else(|| panic!("nothing is said about {id}"));
                    languages.check(&about.name);
                    languages.check(&about.text);
                    about.cost.iter().for_each(|cost| languages.check(cost));
                    assert!(F::RULES.contains(&about.rule), "no section {}", about.rule);
                }
                assert_eq!(F::about(&view, "no such thing"), None);
            }
        }
    }

    /// Moments have texts, belong to a ply of the log, and come in its order.
    ///
    /// # Panics
    /// Names what has none.
    pub fn moments_have_texts<G: Game, F: RenderHtml<G>>(&self) {
        let languages = Languages::of::<G, F>();
        let usual = Position::<G, F>::some(40, self.length);
        for at in usual.chain(Position::with_every_option(self.length)) {
            for (viewer, view) in at.viewers().zip(at.views()) {
                let log: Vec<_> = at.play.log(viewer).cloned().collect();
                let moments = F::moments(&view, &log);
                for moment in &moments {
                    languages.check(&moment.headline);
                    moment
                        .lines
                        .iter()
                        .for_each(|line| languages.check(&line.text));
                    let is_told = log.iter().any(|entry| entry.ply == moment.ply);
                    assert!(is_told, "nothing happened at {}", moment.ply);
                }
                assert!(moments.is_sorted_by_key(|moment| moment.ply), "{moments:?}");
            }
        }
    }

    /// A finished match has ended with a moment, and matches have several kinds of them.
    ///
    /// # Panics
    /// Says how a match ends, or which kinds there are.
    pub fn a_match_ends_with_a_moment<G: Game, F: RenderHtml<G>>(&self) {
        let mut kinds = BTreeSet::new();
        for at in Position::<G, F>::with_every_option(self.length) {
            for (viewer, view) in at.viewers().zip(at.views()) {
                let log: Vec<_> = at.play.log(viewer).cloned().collect();
                let moments = F::moments(&view, &log);
                kinds.extend(moments.iter().map(|moment| format!("{:?}", moment.kind)));
                let last = moments.last().map(|moment| moment.kind);
                let ends = last == Some(MomentKind::MatchEnd);
                assert_eq!(ends, at.play.is_over(), "{viewer:?} sees {last:?} last");
            }
        }
        assert!(kinds.len() > 1, "all moments are {kinds:?}");
    }

    /// The score so far has texts and is the same for everybody.
    ///
    /// # Panics
    /// Says what differs.
    pub fn the_score_so_far_is_public<G: Game, F: RenderHtml<G>>(&self) {
        let languages = Languages::of::<G, F>();
        for at in Position::<G, F>::some(60, self.length) {
            let mut scores = at.views().into_iter().map(|view| F::running_score(&view));
            let first = scores.next().flatten();
            assert!(
                scores.all(|score| score == first),
                "it depends on who looks"
            );
            if let Some(score) = first {
                languages.check(&score.progress);
                score
                    .lines
                    .iter()
                    .for_each(|line| languages.check(&line.heading));
            }
        }
    }

    /// Every lesson has its text and comes up in random play.
    ///
    /// # Panics
    /// Names a lesson without text, or one that never comes up.
    pub fn lessons_have_texts_and_come_up<G: Game, F: RenderHtml<G>>(&self) {
        let languages = Languages::of::<G, F>();
        let welcome = ["welcome-you", "welcome-aim", "welcome-round"];
        for lesson in F::LESSONS {
            languages.check(&Phrase::new(format!("lesson-{lesson}")));
            for key in welcome {
                languages.check(&Phrase::new(key));
            }
        }
        let mut met = BTreeSet::new();
        // Some questions are rare: looks until each has come up.
        let usual = Position::<G, F>::some(4_000, self.length);
        for at in Position::with_every_option(self.length).chain(usual) {
            if met.len() == F::LESSONS.len() {
                break;
            }
            for view in at.views() {
                if let Some(lesson) = F::lesson(&view) {
                    assert!(F::LESSONS.contains(&lesson), "{lesson} is not listed");
                    met.insert(lesson);
                }
            }
        }
        // Rare questions, as those of a module, are looked for in whole matches.
        let comes_up = |lesson: &'static str| {
            let setups = palast_conformance::setups::<G>().into_iter();
            (0_u64..).zip(setups).any(|(seed, rules)| {
                let is_asked = |view: &View<G>, _| F::lesson(view) == Some(lesson);
                let at = Position::<G, F>::until(rules.seats.get(), rules.options, seed, is_asked);
                at.views()
                    .iter()
                    .any(|view| F::lesson(view) == Some(lesson))
            })
        };
        let missed = F::LESSONS.iter().filter(|it| !met.contains(*it));
        let missed: Vec<_> = missed.filter(|lesson| !comes_up(lesson)).collect();
        assert!(missed.is_empty(), "{missed:?} never come up");
    }
}

impl PageChecks<'_> {
    /// What a page says can be asked about has an answer, and whatever has an answer is on some page.
    ///
    /// # Panics
    /// Names the thing.
    pub fn things_to_ask_about_are_on_the_page<G: Game, F: RenderHtml<G>>(&self) {
        let (mut listed, mut drawn) = (BTreeSet::new(), BTreeSet::new());
        self.each_page::<G, F>(
            |_| None,
            |scene, page| {
                listed.extend(F::abouts(scene.view));
                for id in attributes(page, "data-about") {
                    let about = F::about(scene.view, &id);
                    assert!(about.is_some(), "nothing is said about {id}");
                    drawn.insert(id);
                }
            },
        );
        let missing: Vec<_> = listed.difference(&drawn).collect();
        assert!(missing.is_empty(), "on no page: {missing:?}");
    }

    /// A lesson points at something on the page of whoever is asked.
    ///
    /// # Panics
    /// Names the lesson.
    pub fn lessons_point_at_something<G: Game, F: RenderHtml<G>>(&self) {
        self.each_page::<G, F>(
            |_| None,
            |scene, page| {
                if let Some(lesson) = F::lesson(scene.view) {
                    let mut marked = attributes(page, "data-lesson").into_iter();
                    let points = marked.any(|ids| ids.split(' ').any(|id| id == lesson));
                    assert!(
                        points,
                        "{lesson} points at nothing: {:?}",
                        scene.view.question()
                    );
                }
            },
        );
    }

    /// No sentence names a card by the code that the notation has for it, such as M09.
    ///
    /// # Panics
    /// Prints the sentence.
    pub fn no_sentence_names_a_code<G: Game, F: RenderHtml<G>>(&self) {
        let is_code = |word: &str| {
            let word = word.trim_matches(|c: char| !c.is_alphanumeric());
            matches!(word.as_bytes(), [first, rest @ ..] if first.is_ascii_uppercase() && rest.len() == 2
                && rest.iter().all(u8::is_ascii_digit))
        };
        self.each_page::<G, F>(last, |scene, _| {
            for phrase in sentences::<G, F>(scene) {
                let sentence = scene.say(&phrase);
                assert!(
                    !sentence.split_whitespace().any(is_code),
                    "a code: {sentence}"
                );
            }
        });
    }

    /// Plans filled in at random give answers that are legal one after another, or a sentence.
    ///
    /// # Panics
    /// Names an answer that is not legal, or says that no plan ever works.
    pub fn plans_give_legal_answers<G: Imagine, F: RenderHtml<G>>(&self) {
        let languages = Languages::of::<G, F>();
        let mut dice = Dice::for_draw(&Seed::from_number(1), 0);
        let (mut plans, mut carried_out) = (0, 0);
        for at in Position::<G, F>::some(300, self.length) {
            for viewer in at.viewers() {
                let plan = at.show(viewer, Lang::En, |_| None, |scene| F::plan(scene));
                let view = at.play.view(viewer);
                let Some(plan) = plan.filter(|_| view.question().is_some()) else {
                    continue;
                };
                languages.check(&plan.title);
                plan.slots
                    .iter()
                    .for_each(|slot| languages.check(&slot.label));
                plan.pieces
                    .iter()
                    .for_each(|piece| languages.check(&piece.label));
                plans += 1;
                for _ in 0..8 {
                    match F::plan_actions(&view, &filled(&plan, &mut dice)) {
                        Ok(actions) => {
                            carried_out += 1;
                            assert_legal_in_turn::<G>(&view, &actions);
                        }
                        Err(why) => languages.check(&why),
                    }
                }
                let unknown = [("no such slot".to_owned(), "no such piece".to_owned())];
                let refused = F::plan_actions(&view, &unknown);
                languages.check(&refused.expect_err("nothing like that can be placed"));
            }
        }
        assert!(plans == 0 || carried_out > 0, "none of {plans} plans works");
    }
}

/// The values of an attribute, wherever a page has it.
fn attributes(page: &str, name: &str) -> Vec<String> {
    let tree = Document::parse(page).unwrap_or_else(|error| panic!("{error} in {page}"));
    let values = tree.descendants().filter_map(|node| node.attribute(name));
    values.map(str::to_owned).collect()
}

/// A plan with as many pieces in each slot as it takes at least, and perhaps more.
fn filled(plan: &Plan, dice: &mut Dice) -> Vec<Placed> {
    let mut free: Vec<_> = plan.pieces.iter().collect();
    let mut placed = Vec::new();
    for slot in &plan.slots {
        let count = slot.least + dice.below(u32::from(slot.most - slot.least) + 1) as u8;
        for _ in 0..count {
            let fits = |at: &usize| {
                let fits = &free[*at].fits;
                fits.is_empty() || fits.contains(&slot.id)
            };
            let fitting: Vec<usize> = (0..free.len()).filter(fits).collect();
            if !fitting.is_empty() {
                let piece = free.remove(*dice.pick(&fitting));
                placed.push((slot.id.clone(), piece.id.clone()));
            }
        }
    }
    placed
}

fn assert_legal_in_turn<G: Imagine>(view: &View<G>, actions: &[G::Action]) {
    let own = view.view_ref().expect("a plan is of a seat");
    let mut table = G::imagine(own, &mut Dice::for_draw(&Seed::from_number(0), 0));
    assert!(!actions.is_empty(), "a plan gives no answer");
    for action in actions {
        let is_asked =
            matches!(G::step(&table.public), Step::Ask(seats) if seats.contains(own.seat));
        assert!(is_asked, "nobody asks for {action}");
        let seat_view = table.view_ref(own.seat);
        let checked = G::check(seat_view, &G::question(seat_view), action);
        assert_eq!(checked, Ok(()), "{action} in {actions:?}");
        G::act(&mut table, own.seat, *action, &mut EventSink::silent());
    }
}
