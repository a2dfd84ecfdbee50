//! A user interface for the conformance kit's toy, an auction: with moments, points so far, things to
//! ask about, keys, and a plan of its two sealed steps.

use maud::{Markup, html};
use palast_conformance::toy::{Answer, Ask, Coin, Event, PrivateEvent, Refused, Toy};
use palast_core::{LogEntry, LogItem, Seat, View};
use palast_games::Registered;
use palast_ui::plan::{Piece, Placed, Plan, Slot};
use palast_ui::{About, Lang, Localize, LogLevel, Moment, MomentKind, Phrase, RenderHtml};
use palast_ui::{RenderTerminal, RunningScore, Scene, controls};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

type Game = Toy<0>;

/// What the auction is called in addresses.
pub(crate) const AUCTION: &str = "toy";

pub(crate) static AUCTION_GAME: Registered<Game, Auction> = Registered::new();

#[derive(Clone, Copy, Debug)]
pub(crate) struct Auction;

const ENGLISH: &str = "
game-name = Auction
game-tagline = A toy
game-summary = A small game
rules-all-title = Rules
rules-all = Bid or fold.
option-rounds = Rounds
option-rounds-two = two
option-rounds-three = three
option-peek = Peek
option-peek-yes = yes
option-peek-no = no
situation = It goes on.
question = What now?
progress = Round { $round }
answer = { $what }
coin = Coin { $n }
coin-about = Worth { $n }
coin-cost = It costs you { $n }
slot-bid = Bid it
slot-fold = Fold it
plan-title = Which coin?
one-coin = Exactly one coin.
finished = { $who } has decided.
opened = The bids are open.
scored = { $who } wins the round
bid-of = { $who } bids { $coin }.
looked = Somebody looked at a hand.
buried = Somebody buried a coin.
own-coin = A coin for you.
refused = Not that.
points = Points
coins = Coins
ending-rounds = All rounds are played.
ending-points = Two points.
";

fn coin_phrase(coin: Coin) -> Phrase {
    Phrase::new("coin").with("n", coin.0 + 1)
}

impl Localize<Game> for Auction {
    fn sources(_: Lang) -> &'static [&'static str] {
        &[ENGLISH]
    }

    const RULES: &'static [&'static str] = &["all"];

    fn rule_now(_: &View<Game>) -> &'static str {
        "all"
    }

    fn situation(_: &View<Game>) -> Phrase {
        Phrase::new("situation")
    }

    fn question(view: &View<Game>) -> Option<Phrase> {
        view.question().map(|_| Phrase::new("question"))
    }

    fn action(_: &View<Game>, action: &Answer<0>) -> Phrase {
        Phrase::new("answer").with("what", action.to_string())
    }

    fn consequence(view: &View<Game>, action: &Answer<0>) -> Phrase {
        Self::action(view, action)
    }

    fn illegal(_: &Refused) -> Phrase {
        Phrase::new("refused")
    }

    fn event(event: &Event) -> Option<(LogLevel, Phrase)> {
        let (level, phrase) = match event {
            Event::Dealt(..) | Event::Picked(..) => return None,
            Event::Finished(seat) => (LogLevel::Line, Phrase::new("finished").with("who", *seat)),
            Event::Revealed(..) => (LogLevel::Detail, Phrase::new("opened")),
            Event::Peeked(..) => (LogLevel::Line, Phrase::new("looked")),
            Event::Buried(_) => (LogLevel::Line, Phrase::new("buried")),
        };
        Some((level, phrase))
    }

    fn private_event(_: &PrivateEvent) -> Option<(LogLevel, Phrase)> {
        Some((LogLevel::Line, Phrase::new("own-coin")))
    }

    fn score_line(key: &str) -> Phrase {
        Phrase::new(key.to_owned())
    }

    fn ending(ending: &str) -> Phrase {
        Phrase::new(format!("ending-{ending}"))
    }

    /// A coin has its value printed on it.
    fn key(_: &View<Game>, action: &Answer<0>) -> Option<char> {
        match action {
            Answer::Pick(coin) | Answer::Bury(coin) => Some(char::from(b'1' + coin.0)),
            Answer::Bid | Answer::Fold | Answer::Peek(_) | Answer::Pass | Answer::Keep => None,
        }
    }

    fn moments(_: &View<Game>, log: &[LogEntry<Game>]) -> Vec<Moment> {
        let revealed = |entry: &LogEntry<Game>| match &entry.item {
            LogItem::Public(Event::Revealed(bids, scorer)) => Some((entry.ply, *bids, *scorer)),
            LogItem::Public(_) | LogItem::Private(..) => None,
        };
        let moment =
            |(ply, bids, scorer): (usize, palast_core::SeatMap<Option<Coin>>, Option<Seat>)| {
                let headline = match scorer {
                    Some(seat) => Phrase::new("scored").with("who", seat),
                    None => Phrase::new("opened"),
                };
                let mut moment = Moment::new(ply, MomentKind::Reveal, headline);
                for seat in Seat::ALL {
                    if let Some(coin) = bids[seat] {
                        let text = Phrase::new("bid-of")
                            .with("who", seat)
                            .with("coin", coin_phrase(coin));
                        let points = (scorer == Some(seat)).then_some(1);
                        moment = moment.with(Some(seat), text, points);
                        moment.pieces.push(coin.to_string());
                    }
                }
                moment
            };
        log.iter().filter_map(revealed).map(moment).collect()
    }

    fn about(view: &View<Game>, id: &str) -> Option<About> {
        let coin: Coin = id.strip_prefix("coin-")?.parse().ok()?;
        // A coin of somebody else cannot be asked about.
        view.own().filter(|own| own.hand.of(coin) > 0)?;
        let n = coin.0 + 1;
        Some(About {
            name: coin_phrase(coin),
            text: Phrase::new("coin-about").with("n", n),
            cost: Some(Phrase::new("coin-cost").with("n", n)),
            rule: "all",
        })
    }

    fn abouts(view: &View<Game>) -> Vec<String> {
        let hand = view.own().map(|own| own.hand).unwrap_or_default();
        hand.kinds().map(|coin| format!("coin-{coin}")).collect()
    }

    fn running_score(view: &View<Game>) -> Option<RunningScore> {
        let public = view.public();
        Some(RunningScore {
            points: public.points.map(|points| i32::from(*points)),
            automa: None,
            lines: Vec::new(),
            progress: Phrase::new("progress").with("round", public.round.0),
            last_round: false,
        })
    }

    fn plan_actions(_: &View<Game>, placed: &[Placed]) -> Result<Vec<Answer<0>>, Phrase> {
        let [(slot, piece)] = placed else {
            return Err(Phrase::new("one-coin"));
        };
        let coin: Coin = piece.parse().map_err(|_| Phrase::new("one-coin"))?;
        let bid = if slot == "bid" {
            Answer::Bid
        } else {
            Answer::Fold
        };
        Ok(vec![Answer::Pick(coin), bid])
    }
}

impl RenderHtml<Game> for Auction {
    const CSS: &'static str = "";

    fn symbols() -> Markup {
        html! {}
    }

    fn emblem() -> Markup {
        html! {}
    }

    fn piece(id: &str) -> Markup {
        html! { svg viewBox="0 0 9 9" width="40" height="40" { text x="2" y="7" { (id) } } }
    }

    fn board(_: Scene<'_, Game>) -> Markup {
        html! {}
    }

    fn hand(scene: Scene<'_, Game>) -> Markup {
        let hand = scene.view.own().map(|own| own.hand).unwrap_or_default();
        html! {
            @for coin in hand.kinds() {
                button type="button" data-k={ "h" (coin) } data-about={ "coin-" (coin) } { (coin) }
            }
        }
    }

    fn choices(scene: Scene<'_, Game>) -> Markup {
        let actions = scene.view.legal_actions();
        html! { @for action in &actions { (controls::worded::<Game, Self>(scene, action)) } }
    }

    fn plan(scene: Scene<'_, Game>) -> Option<Plan> {
        if scene.view.question()? != Ask::WhichCoin {
            return None;
        }
        let slot = |id: &str| Slot {
            id: id.to_owned(),
            label: Phrase::new(format!("slot-{id}")),
            least: 0,
            most: 1,
            picture: html! {},
        };
        let piece = |coin: Coin| Piece {
            id: coin.to_string(),
            label: coin_phrase(coin),
            key: Some(char::from(b'1' + coin.0)),
            picture: Self::piece(&coin.to_string()),
            fits: Vec::new(),
            lies: None,
        };
        Some(Plan {
            title: Phrase::new("plan-title"),
            slots: vec![slot("bid"), slot("fold")],
            pieces: scene.view.own()?.hand.kinds().map(piece).collect(),
        })
    }

    fn panel(_: Scene<'_, Game>, _: Seat) -> Markup {
        html! {}
    }
}

impl RenderTerminal<Game> for Auction {
    fn draw(_: Scene<'_, Game>, _: Rect, _: &mut Buffer) {}
}
