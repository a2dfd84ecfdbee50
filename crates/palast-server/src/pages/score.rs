//! The end of a match: who won and why, line by line; then the next match, and the proof.

use maud::{Markup, html};
use palast_core::Seat;
use palast_games::ScoreSheet;
use palast_ui::{Arg, Phrase, RenderContext, SeatColour};

use crate::table::{MatchSnapshot, TableSnapshot};

/// Who a column of the sheet is about.
enum Column<'a> {
    Seat(Seat),
    /// The rules' own player, by name.
    Automa(&'a str),
}

/// The score sheet.
pub(super) fn sheet(
    sheet: &ScoreSheet,
    snapshot: &TableSnapshot,
    play: &MatchSnapshot,
    context: RenderContext<'_>,
) -> Markup {
    let words = context.words;
    let seats = play.view.seats();
    let mut columns: Vec<(u8, Column<'_>)> = seats
        .seats()
        .map(|seat| (sheet.places[seat], Column::Seat(seat)))
        .collect();
    let automa = sheet.automa.iter();
    columns.extend(automa.map(|automa| (automa.place, Column::Automa(&automa.name))));
    columns.sort_by_key(|(place, _)| *place);
    let first = sheet.winners(seats);
    let key = if first.len() == 1 {
        "winner"
    } else {
        "winners"
    };
    // Where several lines are compared it is worth saying which.
    let decided = sheet.lines.iter().filter(|line| line.deciding).count() > 1;
    let winners = match &first[..] {
        [Arg::Seat(winner)] if Some(*winner) == snapshot.you => Phrase::new("winner-you"),
        _ => Phrase::new(key).with("who", Arg::List(first)),
    };
    html! {
            @if let Some(finale) = play.view.finale(context) { div.finale { (finale) } }
            h2 #score-title { (words.paint(&winners, context.names)) }
            p.ending { (sheet.ending) }
            div.scroll-x tabindex="0" role="group" aria-labelledby="score-title" {
                table {
                    caption.unseen { (words.get("score-caption")) }
                    thead {
                        tr {
                            th scope="col" { (words.get("score-what")) }
                            @for (_, column) in &columns {
                                @match column {
                                    Column::Seat(seat) => th.{ "of-" (SeatColour::of(*seat).name()) } scope="col" {
                                        (SeatColour::of(*seat).mark()) " " (context.names[*seat])
                                    },
                                    Column::Automa(name) => th.of-neutral scope="col" {
                                        (SeatColour::Neutral.mark()) " " (name)
                                    },
                                }
                            }
                        }
                    }
                    tbody {
                        @for line in &sheet.lines {
                            tr.deciding[line.deciding] {
                                th scope="row" {
                                    (line.heading)
                                    @if line.deciding && decided { " " span.decides title=(words.get("score-decides")) { "★" } }
                                }
                                @for (_, column) in &columns {
                                    td {
                                        @match column {
                                            Column::Seat(seat) => (line.values[*seat]),
                                            Column::Automa(_) => @if let Some(value) = line.automa { (value) },
                                        }
                                    }
                                }
                            }
                        }
                    }
                    tfoot {
                        tr {
                            th scope="row" { (words.get("score-place")) }
                            @for (place, _) in &columns { td { b { (place) "." } } }
                        }
                    }
                }
            }
            @if decided {
                p.hint { (words.get("score-order")) }
            }
            button #skip.small type="button" hidden { (words.get("score-skip")) }
            div.after { (after(snapshot, play, context)) }
    }
}

/// What can be saved of each seat, if the game draws such a thing.
fn pictures(snapshot: &TableSnapshot, play: &MatchSnapshot, context: RenderContext<'_>) -> Markup {
    let seats = play.view.seats().seats();
    let drawn: Vec<Seat> = seats
        .filter(|seat| play.view.picture(context, *seat).is_some())
        .collect();
    html! {
        @if !drawn.is_empty() {
            ul.pictures {
                @for seat in drawn {
                    @let address = super::picture_address(&snapshot.id, seat);
                    @let save = Phrase::new("save-picture").with("seat", seat);
                    li {
                        a.link href=(address) download {
                            span { (context.words.paint(&save, context.names)) }
                        }
                        // The script makes a PNG of it; without script there is the drawing alone.
                        button.small hidden type="button" data-png=(address) {
                            (context.words.get("save-png"))
                        }
                    }
                }
            }
        }
    }
}

fn after(snapshot: &TableSnapshot, play: &MatchSnapshot, context: RenderContext<'_>) -> Markup {
    let words = context.words;
    let id = &snapshot.id;
    let record = play.record.as_deref().unwrap_or_default();
    let seed = record.lines().find_map(|line| line.strip_prefix("seed "));
    html! {
        p.ways {
            @if let Some(next) = &snapshot.rematch {
                a #rematch.button href={ "/t/" (next) } { (words.get("to-rematch")) }
            } @else if snapshot.you.is_some() {
                button #rematch.button form="act" formaction={ "/t/" (id) "/rematch" } { (words.get("rematch")) }
            }
            a.button.quiet #replay href={ "/t/" (id) "?at=" (play.first_decision) } { (words.get("replay")) }
            a.button.quiet #review href={ "/t/" (id) "/review" } { (words.get("review")) }
            // The address of the page is the link; the script hands it on.
            button #share.button.quiet type="button" hidden data-done=(words.get("copied")) { (words.get("share")) }
            a.button.quiet #record href={ "/t/" (id) "/record" } download { (words.get("record")) }
        }
        (pictures(snapshot, play, context))
        details.proof {
            summary { (words.get("proof")) }
            p { (words.get("proof-after")) }
            dl {
                dt { (words.get("commitment")) } dd { code { (snapshot.commitment) } }
                @if let Some((_, inputs)) = &snapshot.config.from {
                    @let n = i64::try_from(*inputs).unwrap_or(i64::MAX);
                    dt { (words.text(&Phrase::new("review-played-on").with("n", n))) }
                    dd {}
                }
                @if let Some(seed) = seed { dt { (words.get("seed")) } dd { code #seed { (seed) } } }
            }
        }
    }
}
