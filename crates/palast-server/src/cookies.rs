//! Cookies: reading them from a request and setting them with an answer.
//!
//! The `cookie` crate reads and writes them. Its signed jar is not used: it signs in a format of
//! its own, and every identity that is stored in a browser today would be lost. The identity
//! cookie is signed by [`crate::signing`] instead.

use axum::http::{HeaderMap, header};
use cookie::time::Duration;
use cookie::{Cookie, SameSite};
use palast_core::hex;

use crate::app::App;
use crate::player_name::LONGEST_NAME;

/// The value of a cookie in a request.
pub(crate) fn get(headers: &HeaderMap, name: &str) -> Option<String> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|line| line.to_str().ok())
        .flat_map(Cookie::split_parse)
        .filter_map(Result::ok)
        .find_map(|cookie| (cookie.name() == name).then(|| cookie.value().to_owned()))
}

/// The `Set-Cookie` line of one of our cookies.
pub(crate) fn set_cookie(app: &App, name: &str, value: &str) -> String {
    Cookie::build((name, value))
        .path("/")
        .max_age(Duration::days(365))
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(app.config.is_https())
        .to_string()
}

/// The cookie that remembers a name, in hexadecimal because names hold any character.
pub(crate) fn name_cookie(app: &App, name: &str) -> String {
    set_cookie(app, "name", &hex::print(name.as_bytes()))
}

/// Reads a name from its cookie.
pub(crate) fn decode_name(text: &str) -> Option<String> {
    let digits = text.as_bytes();
    if digits.len() > 8 * LONGEST_NAME || digits.len() % 2 == 1 {
        return None;
    }
    let pair = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
    let bytes: Option<Vec<u8>> = digits.chunks_exact(2).map(pair).collect();
    String::from_utf8(bytes?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_survives_its_cookie() {
        let name = "Zoë ◆";
        let cookie = hex::print(name.as_bytes());
        assert_eq!(decode_name(&cookie).as_deref(), Some(name));
        for bad in ["0", "zz", "ff", &"00".repeat(500)] {
            assert_eq!(decode_name(bad), None, "{bad}");
        }
    }
}
