//! Cookies: reading them from a request and setting them with an answer.

use axum::http::{HeaderMap, header};
use palast_core::hex;

use crate::app::App;
use crate::player_name::LONGEST_NAME;

/// A year, in seconds.
const YEAR: u32 = 365 * 24 * 60 * 60;

/// The value of a cookie in a request.
pub(crate) fn get<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find_map(|(key, value)| (key == name).then_some(value))
}

/// The `Set-Cookie` line of one of our cookies.
pub(crate) fn set_cookie(app: &App, name: &str, value: &str) -> String {
    let https = |url: &String| url.starts_with("https://");
    let secure = if app.config.public_url.as_ref().is_some_and(https) {
        "; Secure"
    } else {
        ""
    };
    format!("{name}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}")
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
