//! The end of a match: who won and why, line by line; then the next match, and the proof.

use maud::{Markup, html};
use palast_core::Seat;
use palast_games::ScoreSheet;
use palast_ui::{Arg, Look, Phrase, SeatColour};

use crate::table::{PlaySight, Sight};

/// The score sheet.
pub(super) fn sheet(sheet: &ScoreSheet, sight: &Sight, play: &PlaySight, look: Look<'_>) -> Markup {
    let words = look.words;
    let mut seats: Vec<Seat> = play.view.seats().seats().collect();
    seats.sort_by_key(|seat| sheet.places[*seat]);
    let first: Vec<Seat> = seats
        .iter()
        .copied()
        .filter(|s| sheet.places[*s] == 1)
        .collect();
    let key = if first.len() == 1 {
        "winner"
    } else {
        "winners"
    };
    let winners = Phrase::new(key).with(
        "who",
        Arg::List(first.iter().copied().map(Arg::Seat).collect()),
    );
    html! {
        section #score aria-labelledby="score-title" {
            h2 #score-title { (words.paint(&winners, look.names, &|_| html! {})) }
            p.ending { (sheet.ending) }
            div.scroll-x tabindex="0" role="group" aria-labelledby="score-title" {
                table {
                    caption.unseen { (words.get("score-caption")) }
                    thead {
                        tr {
                            th scope="col" { (words.get("score-what")) }
                            @for seat in &seats {
                                th.{ "of-" (SeatColour::of(*seat).name()) } scope="col" {
                                    (SeatColour::of(*seat).mark()) " " (look.names[*seat])
                                }
                            }
                        }
                    }
                    tbody {
                        @for (index, (heading, values, deciding)) in sheet.lines.iter().enumerate() {
                            tr.{ "line-" (index.min(7)) }.deciding[*deciding] {
                                th scope="row" { (heading) }
                                @for seat in &seats { td { (values[*seat]) } }
                            }
                        }
                    }
                    tfoot {
                        tr {
                            th scope="row" { (words.get("score-place")) }
                            @for seat in &seats { td { b { (sheet.places[*seat]) "." } } }
                        }
                    }
                }
            }
            p.hint { (words.get("score-order")) }
            (after(sight, play, look))
        }
    }
}

fn after(sight: &Sight, play: &PlaySight, look: Look<'_>) -> Markup {
    let words = look.words;
    let id = &sight.id;
    let record = play.record.as_deref().unwrap_or_default();
    let seed = record.lines().find_map(|line| line.strip_prefix("seed "));
    html! {
        p.ways {
            @if let Some(next) = &sight.rematch {
                a #rematch.button href={ "/t/" (next) } { (words.get("to-rematch")) }
            } @else if sight.you.is_some() {
                button #rematch.button form="act" formaction={ "/t/" (id) "/rematch" } { (words.get("rematch")) }
            }
            a.button.quiet #replay href={ "/t/" (id) "?at=0" } { (words.get("replay")) }
            a.button.quiet #record href={ "/t/" (id) "/record" } download { (words.get("record")) }
        }
        details.proof {
            summary { (words.get("proof")) }
            p { (words.get("proof-after")) }
            dl {
                dt { (words.get("commitment")) } dd { code { (play.commitment) } }
                @if let Some(seed) = seed { dt { (words.get("seed")) } dd { code #seed { (seed) } } }
            }
        }
    }
}
