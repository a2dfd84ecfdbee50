//! The texts that all games share.

use crate::Lang;

/// The shared Fluent sources in one language.
#[must_use]
pub const fn sources(lang: Lang) -> [&'static str; 4] {
    match lang {
        Lang::De => [
            include_str!("../locales/de/advice.ftl"),
            include_str!("../locales/de/common.ftl"),
            include_str!("../locales/de/table.ftl"),
            include_str!("../locales/de/terminal.ftl"),
        ],
        Lang::Nl => [
            include_str!("../locales/nl/advice.ftl"),
            include_str!("../locales/nl/common.ftl"),
            include_str!("../locales/nl/table.ftl"),
            include_str!("../locales/nl/terminal.ftl"),
        ],
        Lang::En => [
            include_str!("../locales/en/advice.ftl"),
            include_str!("../locales/en/common.ftl"),
            include_str!("../locales/en/table.ftl"),
            include_str!("../locales/en/terminal.ftl"),
        ],
    }
}
