//! The checks of a UI's pages.

mod secrets;

use std::collections::BTreeSet;

use maud::{Markup, html};
use palast_core::{Game, LogItem, View, Viewer};
use palast_ui::{Arg, Lang, Phrase, RenderHtml, Scene};
use roxmltree::Document;

use crate::art_checks::{assert_picture, symbol_targets};
use crate::page::frame;
use crate::selector::{SelectorIndex, Unused};
use crate::{Position, words};
pub use secrets::Seen;

/// The size limit of a downloadable picture, in bytes.
const PICTURE: usize = 512 * 1024;

/// The parameters of the page checks.
#[derive(Clone, Copy, Debug)]
pub struct PageChecks<'a> {
    /// The approximate number of answers in a match.
    pub length: u64,
    /// The kinds of answers, as prefixes of their notation; each comes up with some options.
    pub kinds: &'a [&'a str],
    /// The kinds that are sealed: others do not see them for a while.
    pub sealed: &'a [&'a str],
    /// The answers and draws that not everybody sees, and who sees them.
    /// [`PageChecks::every_viewer_sees_only_what_they_may`] explains their names.
    pub hidden: &'a [(&'a str, Seen)],
    /// For a kind of answer, markup that the board contains if and only if such an answer is picked.
    pub marks: &'a [(&'a str, &'a str)],
    /// The prefix of its classes, without the dash: `es`.
    pub prefix: &'a str,
    /// The size limit of a page in bytes; pages are sent after every step of every player.
    pub bytes: usize,
}

/// Renders everything that a viewer sees of the game.
fn everything<G: Game, F: RenderHtml<G>>(scene: Scene<'_, G>) -> Markup {
    html! {
        div {
            p { (scene.say(&F::situation(scene.view))) }
            (F::board(scene))
            (F::hand(scene))
            (F::choices(scene))
            @for seat in scene.view.rules().seats.seats() { (F::panel(scene, seat)) }
            @if let Some(automa) = F::automa_panel(scene) { (automa) }
        }
    }
}

fn nothing<G: Game>(_: &View<G>) -> Option<G::Action> {
    None
}

pub(crate) fn last<G: Game>(view: &View<G>) -> Option<G::Action> {
    view.legal_actions().last().copied()
}

fn parse(page: &str) -> Document<'_> {
    Document::parse(page).unwrap_or_else(|error| panic!("{error} in {page}"))
}

impl PageChecks<'_> {
    /// Positions with default options, with other options, and one for each kind of answer.
    fn positions<G: Game, F: RenderHtml<G>>(&self) -> impl Iterator<Item = Position<G, F>> {
        let usual = Position::some(100, self.length);
        let kinds = self.kinds.iter().map(|kind| Self::asked_for(kind));
        usual
            .chain(Position::with_every_option(self.length))
            .chain(kinds)
    }

    fn asked_for<G: Game, F: RenderHtml<G>>(kind: &str) -> Position<G, F> {
        Position::asked_after(0, kind, *G::SEATS.end(), 3)
    }

    /// In every position and language, the page is well-formed, has no inline style, and is not too
    /// large.
    ///
    /// # Panics
    /// Prints the page.
    pub fn pages_are_well_formed_light_and_free_of_styles<G: Game, F: RenderHtml<G>>(&self) {
        for at in self.positions::<G, F>() {
            for viewer in at.viewers() {
                for lang in Lang::ALL {
                    let page = at
                        .show(viewer, lang, last, everything::<G, F>)
                        .into_string();
                    for node in parse(&page).descendants() {
                        assert!(node.attribute("style").is_none(), "a style in {page}");
                        let tag = node.tag_name().name();
                        assert!(!["style", "script"].contains(&tag), "a {tag} in {page}");
                    }
                    let size = page.len();
                    assert!(size < self.bytes, "{size} bytes for {viewer:?}");
                }
            }
        }
    }

    /// Every control has an accessible name, and every `data-k` is unique, so that the page's script
    /// can follow each piece.
    ///
    /// # Panics
    /// Prints the page.
    pub fn every_control_has_a_label_and_every_key_is_unique<G: Game, F: RenderHtml<G>>(&self) {
        self.each_page::<G, F>(last, |_, page| {
            let mut keys = BTreeSet::new();
            for node in parse(page).descendants() {
                let tag = node.tag_name().name();
                if tag == "button" || tag == "summary" || node.attribute("role").is_some() {
                    let label = node.attribute("aria-label").unwrap_or_default();
                    assert!(!label.is_empty(), "a {tag} without label in {page}");
                }
                if let Some(key) = node.attribute("data-k") {
                    assert!(keys.insert(key.to_owned()), "{key} is there twice\n{page}");
                }
            }
        });
    }

    /// Every legal answer has a control, and no other answer has one.
    ///
    /// # Panics
    /// Names the difference, or the kind of answer that never came up.
    pub fn exactly_the_legal_answers_are_offered<G: Game, F: RenderHtml<G>>(&self) {
        let mut seen = BTreeSet::new();
        self.each_page::<G, F>(nothing, |scene, page| {
            let tree = parse(page);
            let controls = tree.descendants();
            let offered: BTreeSet<String> = controls
                .filter(|node| node.attribute("name") == Some("pick"))
                .filter_map(|node| node.attribute("value").map(str::to_owned))
                .collect();
            let legal = scene.view.legal_actions();
            let legal: BTreeSet<String> = legal.iter().map(ToString::to_string).collect();
            assert_eq!(
                offered,
                legal,
                "{:?} is offered others",
                scene.view.viewer()
            );
            seen.extend(legal);
        });
        for kind in self.kinds {
            let came_up = seen.iter().any(|answer| answer.starts_with(kind));
            assert!(came_up, "{kind} never came up");
        }
        let listed = |answer: &&String| self.kinds.iter().any(|kind| answer.starts_with(kind));
        let others: Vec<_> = seen.iter().filter(|answer| !listed(answer)).collect();
        assert!(others.is_empty(), "of no kind: {others:?}");
    }

    /// Every symbol that a page refers to exists, and every piece that a sentence names has a drawing.
    ///
    /// # Panics
    /// Names the symbol or the piece.
    pub fn every_symbol_and_every_piece_exists<G: Game, F: RenderHtml<G>>(&self) {
        let symbols = F::symbols().into_string();
        let symbols = parse(&symbols);
        let ids = symbols.descendants();
        let ids: BTreeSet<&str> = ids.filter_map(|node| node.attribute("id")).collect();
        let mut drawn = BTreeSet::new();
        self.each_page::<G, F>(last, |scene, page| {
            let mut pieces = BTreeSet::new();
            for phrase in sentences::<G, F>(scene) {
                name_pieces(&phrase, &mut pieces);
            }
            let painted = pieces.into_iter().filter(|id| !drawn.contains(id));
            for id in painted.collect::<Vec<_>>() {
                let piece = F::piece(&id).into_string();
                assert!(!piece.is_empty(), "{id} has no picture");
                for target in symbol_targets("a piece", &piece) {
                    assert!(ids.contains(target.as_str()), "{id}: no symbol {target}");
                }
                drawn.insert(id);
            }
            for target in symbol_targets("a page", page) {
                assert!(
                    ids.contains(target.as_str()),
                    "no symbol {target} for {page}"
                );
            }
        });
    }

    /// Every class has an effect: on some page, some rule matches because of it. A rule for a
    /// combination of classes counts only where that combination occurs.
    ///
    /// # Panics
    /// Lists the classes without effect, each with its `class` attribute.
    pub fn every_class_on_a_page_has_a_rule<G: Game, F: RenderHtml<G>>(&self) {
        let index = SelectorIndex::new(F::CSS);
        let words = words::<G, F>(Lang::En);
        let mut unused = Unused::new();
        for at in self.positions::<G, F>() {
            for viewer in at.viewers() {
                let asked = matches!(viewer, Viewer::Seat(seat) if at.play.asked().contains(seat));
                for picked in [false, true].into_iter().take(1 + usize::from(asked)) {
                    let pick = |view: &View<G>| last(view).filter(|_| picked);
                    let page = at.show_in(&words, viewer, pick, |scene| {
                        html! { html { body class={ "room-" (G::ID) } { (frame::<G, F>(scene)) } } }
                    });
                    index.mark_used(&parse(&page.into_string()), &mut unused);
                }
            }
        }
        let without_rule: Vec<_> = unused
            .iter()
            .flat_map(|(attribute, unused)| unused.iter().map(move |class| (class, attribute)))
            .filter(|(class, _)| class.starts_with(self.prefix))
            .collect();
        assert!(without_rule.is_empty(), "without a rule: {without_rule:#?}");
    }

    /// The board shows the picked answer.
    ///
    /// # Panics
    /// Names the answer.
    pub fn a_picked_answer_shows_on_the_board<G: Game, F: RenderHtml<G>>(&self) {
        for (kind, mark) in self.marks {
            let at = Self::asked_for::<G, F>(kind);
            let (seat, pick) = at.answer(kind).expect("the position offers such an answer");
            let shows = |pick| {
                let viewer = Viewer::Seat(seat);
                let board = at.show(viewer, Lang::En, |_| pick, |scene| F::board(scene));
                board.into_string().contains(mark)
            };
            assert!(shows(Some(pick)), "{pick} does not show as {mark}");
            assert!(!shows(None), "{mark} shows without {kind}");
        }
    }

    /// The downloadable picture of a match ([`RenderHtml::picture`]), if the game has one, is a
    /// complete file.
    ///
    /// # Panics
    /// Names the defect of the picture.
    pub fn a_downloadable_picture_is_complete<G: Game, F: RenderHtml<G>>(&self) {
        for at in Position::<G, F>::some(30, self.length) {
            for viewer in at.viewers() {
                at.show(viewer, Lang::De, nothing, |scene| {
                    for seat in scene.view.rules().seats.seats() {
                        if let Some(svg) = F::picture(scene.look, scene.view, seat) {
                            assert_picture(&svg, PICTURE);
                        }
                    }
                });
            }
        }
    }

    pub(crate) fn each_page<G: Game, F: RenderHtml<G>>(
        &self,
        pick: impl Fn(&View<G>) -> Option<G::Action>,
        mut look: impl FnMut(Scene<'_, G>, &str),
    ) {
        for at in self.positions::<G, F>() {
            for viewer in at.viewers() {
                at.show(viewer, Lang::En, &pick, |scene| {
                    look(scene, &everything::<G, F>(scene).into_string());
                });
            }
        }
    }
}

/// Returns the sentences beside the board.
pub(crate) fn sentences<G: Game, F: RenderHtml<G>>(scene: Scene<'_, G>) -> Vec<Phrase> {
    let mut all = vec![F::situation(scene.view)];
    all.extend(F::question(scene.view));
    if let Some(pick) = scene.pick {
        all.push(F::action(scene.view, &pick));
        all.push(F::consequence(scene.view, &pick));
    }
    let log = scene.log.iter().filter_map(|entry| match &entry.item {
        LogItem::Public(event) => F::event(event),
        LogItem::Private(_, event) => F::private_event(event),
    });
    all.extend(log.map(|(_, phrase)| phrase));
    all
}

fn name_pieces(phrase: &Phrase, into: &mut BTreeSet<String>) {
    fn of_arg(arg: &Arg, into: &mut BTreeSet<String>) {
        match arg {
            Arg::Text(_) | Arg::Number(_) | Arg::Seat(_) => {}
            Arg::Phrase(phrase) => name_pieces(phrase, into),
            Arg::Piece { id, words } => {
                into.insert(id.clone());
                name_pieces(words, into);
            }
            Arg::List(items) => items.iter().for_each(|item| of_arg(item, into)),
        }
    }
    for (_, arg) in &phrase.args {
        of_arg(arg, into);
    }
}

/// Generates one test for each check of [`PageChecks`]: `page_tests!(Game, Ui, PageChecks { … })`.
#[macro_export]
macro_rules! page_tests {
    ($game:ty, $ui:ty, $checks:expr) => {
        $crate::tests_of!($checks, $game, $ui =>
            pages_are_well_formed_light_and_free_of_styles,
            every_control_has_a_label_and_every_key_is_unique,
            exactly_the_legal_answers_are_offered,
            every_symbol_and_every_piece_exists,
            every_class_on_a_page_has_a_rule,
            a_picked_answer_shows_on_the_board,
            a_downloadable_picture_is_complete,
            sealed_answers_are_hidden_from_others,
            every_viewer_sees_only_what_they_may,
            plans_give_legal_answers,
            things_to_ask_about_are_on_the_page,
            lessons_point_at_something,
            no_sentence_names_a_code,
        );
    };
}

#[cfg(test)]
mod tests;
