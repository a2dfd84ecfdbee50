//! Decodes recorded HTTP/1.1 responses: keeps headers, joins chunked bodies, decompresses gzip.
//!
//! A chunked body contains chunk lengths, even in the middle of words. Bytes that this module does not understand are kept
//! unchanged, so a search covers everything recorded.

use std::io::Read as _;

use flate2::read::GzDecoder;

use crate::error::ErrorKind;

/// Decodes the responses of several connections, one after another.
pub(super) fn join(connections: &[&[u8]]) -> Result<Vec<u8>, ErrorKind> {
    let mut joined = Vec::new();
    for raw in connections {
        responses(raw, &mut joined)?;
        joined.push(b'\n');
    }
    Ok(joined)
}

fn responses(mut raw: &[u8], into: &mut Vec<u8>) -> Result<(), ErrorKind> {
    while let Some(end) = find(raw, b"\r\n\r\n") {
        let (head, rest) = raw.split_at(end + 4);
        into.extend_from_slice(head);
        let fields = String::from_utf8_lossy(head).to_ascii_lowercase();
        let body_at = into.len();
        raw = if field(&fields, "transfer-encoding").is_some_and(|it| it.ends_with("chunked")) {
            chunks(rest, into)
        } else {
            let length = field(&fields, "content-length").and_then(|it| it.parse().ok());
            // Neither length nor chunks: there is no body (304), and the next response follows.
            let (body, after) = rest.split_at(length.unwrap_or(0).min(rest.len()));
            into.extend_from_slice(body);
            after
        };
        match field(&fields, "content-encoding") {
            None | Some("identity") => {}
            Some("gzip") => {
                let compressed = into.split_off(body_at);
                // An error means that the response was cut off; what was decoded is kept.
                drop(GzDecoder::new(&compressed[..]).read_to_end(into));
            }
            Some(coding) => {
                let message = format!("a response is encoded as `{coding}` and cannot be searched");
                return Err(ErrorKind::Proxy(message));
            }
        }
    }
    into.extend_from_slice(raw);
    Ok(())
}

/// Joins chunks and returns what follows the last one. An unfinished stream ends with what was received.
fn chunks<'r>(mut raw: &'r [u8], into: &mut Vec<u8>) -> &'r [u8] {
    while let Some(end) = find(raw, b"\r\n") {
        let size = String::from_utf8_lossy(&raw[..end]);
        let size = size.split(';').next().unwrap_or_default().trim();
        let Ok(size) = usize::from_str_radix(size, 16) else {
            break;
        };
        let rest = &raw[end + 2..];
        let (body, after) = rest.split_at(size.min(rest.len()));
        into.extend_from_slice(body);
        raw = after.strip_prefix(b"\r\n").unwrap_or(after);
        if size == 0 {
            break;
        }
    }
    raw
}

fn field<'f>(fields: &'f str, name: &str) -> Option<&'f str> {
    fields
        .lines()
        .find_map(|line| line.strip_prefix(name)?.strip_prefix(':').map(str::trim))
}

fn find(bytes: &[u8], pattern: &[u8]) -> Option<usize> {
    bytes
        .windows(pattern.len())
        .position(|window| window == pattern)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(raw: &str) -> String {
        String::from_utf8(join(&[raw.as_bytes()]).unwrap()).unwrap()
    }

    #[test]
    fn a_word_split_between_chunks_is_joined() {
        let raw = "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n3\r\njes\r\n3\r\nter\r\n0\r\n\r\n";
        assert!(text(raw).contains("jester"));
    }

    #[test]
    fn an_unfinished_stream_keeps_its_tail() {
        let raw = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nmaid\r\nff\r\nguar";
        assert!(text(raw).contains("maidguar"));
    }

    #[test]
    fn several_responses_on_one_connection_are_decoded() {
        let chunked = "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n";
        let sized = "HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\n\r\n\r";
        let empty = "HTTP/1.1 304 Not Modified\r\netag: x\r\n\r\n";
        let read = text(&[chunked, sized, empty, chunked].concat());
        assert_eq!(read.matches("HTTP/1.1").count(), 4);
        assert!(!read.contains("1\r\na"), "{read}");
    }

    #[test]
    fn bytes_that_are_not_http_are_kept() {
        assert_eq!(text("no head here"), "no head here\n");
    }

    #[test]
    fn a_gzip_response_is_decompressed_and_the_next_one_found() {
        use std::io::Write as _;
        let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        packer.write_all(b"the jester whispers").unwrap();
        let packed = packer.finish().unwrap();
        let head = format!(
            "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: {}\r\n\r\n",
            packed.len()
        );
        let plain = b"HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nmaid";
        let raw = [head.as_bytes(), &packed, plain].concat();
        let read = String::from_utf8(join(&[&raw]).unwrap()).unwrap();
        assert!(
            read.contains("the jester whispers") && read.ends_with("maid\n"),
            "{read}"
        );
        let cut = [head.as_bytes(), &packed[..packed.len() - 12]].concat();
        let read = String::from_utf8_lossy(&join(&[&cut]).unwrap()).into_owned();
        assert!(read.contains("the"), "{read}");
    }

    #[test]
    fn any_other_encoding_is_refused() {
        let raw = b"HTTP/1.1 200 OK\r\nContent-Encoding: br\r\n\r\n";
        let error = join(&[raw]).unwrap_err().to_string();
        assert!(error.contains("`br`"), "{error}");
    }
}
