//! Bytes as lower-case hexadecimal text: seeds, commitments and checks in records.

/// Two lower-case digits for each byte.
#[must_use]
pub fn print(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let mut text = String::with_capacity(bytes.len() * 2);
    for byte in bytes {
        text.push(char::from(DIGITS[usize::from(byte >> 4)]));
        text.push(char::from(DIGITS[usize::from(byte & 15)]));
    }
    text
}

/// Exactly 32 bytes, or nothing. Upper case is refused, so that a value has one spelling.
#[must_use]
pub fn parse_32(text: &str) -> Option<[u8; 32]> {
    let digits = text.as_bytes();
    if digits.len() != 64 {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = (digit(pair[0])? << 4) | digit(pair[1])?;
    }
    Some(bytes)
}

fn digit(ascii: u8) -> Option<u8> {
    match ascii {
        b'0'..=b'9' => Some(ascii - b'0'),
        b'a'..=b'f' => Some(ascii - b'a' + 10),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn round_trip_and_refusals() {
        let bytes: [u8; 32] = std::array::from_fn(|i| (i * 37) as u8);
        assert_eq!(parse_32(&print(&bytes)), Some(bytes));
        assert_eq!(parse_32(&print(&bytes).to_uppercase()), None);
        assert_eq!(parse_32("00"), None);
        assert_eq!(parse_32(&"ß".repeat(32)), None);
    }
}
