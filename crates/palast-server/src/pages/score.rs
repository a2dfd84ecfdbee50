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
    look: RenderContext<'_>,
) -> Markup {
    let words = look.words;
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
    let winners = Phrase::new(key).with("who", Arg::List(first));
    html! {
            h2 #score-title { (words.paint(&winners, look.names, &|_| html! {})) }
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
                                        (SeatColour::of(*seat).mark()) " " (look.names[*seat])
                                    },
                                    Column::Automa(name) => th.of-neutral scope="col" {
                                        (SeatColour::Neutral.mark()) " " (name)
                                    },
                                }
                            }
                        }
                    }
                    tbody {
                        @for (index, line) in sheet.lines.iter().enumerate() {
                            tr.{ "line-" (index.min(7)) }.deciding[line.deciding] {
                                th scope="row" { (line.heading) }
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
            @if sheet.lines.iter().filter(|line| line.deciding).count() > 1 {
                p.hint { (words.get("score-order")) }
            }
            (after(snapshot, play, look))
    }
}

/// What can be saved of each seat, if the game draws such a thing.
fn pictures(snapshot: &TableSnapshot, play: &MatchSnapshot, look: RenderContext<'_>) -> Markup {
    let seats = play.view.seats().seats();
    let drawn: Vec<Seat> = seats
        .filter(|seat| play.view.picture(look, *seat).is_some())
        .collect();
    html! {
        @if !drawn.is_empty() {
            ul.pictures {
                @for seat in drawn {
                    @let address = super::picture_address(&snapshot.id, seat);
                    @let save = Phrase::new("save-picture").with("seat", seat);
                    li {
                        a.link href=(address) download {
                            span { (look.words.paint(&save, look.names, &|_| html! {})) }
                        }
                        // The script makes a PNG of it; without script there is the drawing alone.
                        button.small hidden type="button" data-png=(address) {
                            (look.words.get("save-png"))
                        }
                    }
                }
            }
        }
    }
}

fn after(snapshot: &TableSnapshot, play: &MatchSnapshot, look: RenderContext<'_>) -> Markup {
    let words = look.words;
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
            a.button.quiet #replay href={ "/t/" (id) "?at=0" } { (words.get("replay")) }
            a.button.quiet #record href={ "/t/" (id) "/record" } download { (words.get("record")) }
        }
        (pictures(snapshot, play, look))
        details.proof {
            summary { (words.get("proof")) }
            p { (words.get("proof-after")) }
            dl {
                dt { (words.get("commitment")) } dd { code { (snapshot.commitment) } }
                @if let Some(seed) = seed { dt { (words.get("seed")) } dd { code #seed { (seed) } } }
            }
        }
    }
}
