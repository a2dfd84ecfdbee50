//! What there is to say about a thing on the board: a small card over the page, or a page of its own
//! without script. It is made from the viewer's own view.

use maud::{Markup, html};
use palast_games::AnyView;
use palast_ui::{About, RenderContext};

use super::shell::Shell;
use crate::extract::Visitor;
use crate::table::TableSnapshot;

/// The card about a thing; nothing if the viewer cannot ask about it.
pub(crate) fn card(snapshot: &TableSnapshot, visitor: &Visitor, thing: &str) -> Option<Markup> {
    let names = snapshot.names();
    let context = RenderContext {
        words: snapshot.game.words(visitor.lang),
        names: &names,
    };
    let view = &snapshot.play.as_ref()?.view;
    Some(draw(&view.about(thing)?, view.as_ref(), snapshot, context))
}

fn draw(
    about: &About,
    view: &dyn AnyView,
    snapshot: &TableSnapshot,
    context: RenderContext<'_>,
) -> Markup {
    html! {
        h2 { (view.paint(&about.name, context)) }
        p { (view.paint(&about.text, context)) }
        @if let Some(cost) = &about.cost { p.cost { (view.paint(cost, context)) } }
        p.rule-link {
            a href={ "/t/" (snapshot.id) "#rule-" (about.rule) } { (context.words.get("about-rule")) }
        }
    }
}

/// The same as a page, with everything else that can be asked about.
pub(crate) fn page(snapshot: &TableSnapshot, visitor: &Visitor, thing: Option<&str>) -> Markup {
    let words = snapshot.game.words(visitor.lang);
    let names = snapshot.names();
    let context = RenderContext {
        words,
        names: &names,
    };
    let card = thing.and_then(|thing| card(snapshot, visitor, thing));
    let base = format!("/t/{}", snapshot.id);
    let main = html! {
        main #main.prose {
            h1.unseen { (words.get("about-all")) }
            @if let Some(card) = card { section #about.card { (card) } }
            p.ways { a.button href=(base) { (words.get("back-to-table")) } }
            @if let Some(play) = &snapshot.play {
                ul.abouts {
                    @for id in play.view.abouts() {
                        @if let Some(about) = play.view.about(&id) {
                            li { a.link href={ (base) "?about=" (query(&id)) } { (context.say(&about.name)) } }
                        }
                    }
                }
            }
        }
    };
    Shell {
        visitor,
        words,
        title: &words.get("game-name"),
        room: Some(snapshot.game.id()),
        head: html! {},
        symbols: snapshot.game.symbols(),
    }
    .page(&main)
}

/// An id as the value of a query.
fn query(id: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte);
    id.bytes()
        .map(|byte| match byte {
            byte if plain(byte) => char::from(byte).to_string(),
            byte => format!("%{byte:02X}"),
        })
        .collect()
}
