//! Reading recorded HTTP/1.1 answers: heads kept, chunked bodies joined, packed ones unpacked.
//!
//! A body sent in chunks has lengths strewn in, also in the middle of words. Whatever this module does not
//! understand it keeps byte for byte, so nothing recorded is ever left out of a search.

use std::io::Read as _;

use flate2::read::GzDecoder;

use crate::error::Trouble;

/// The recorded answers of several connections, one after another.
pub(super) fn join(connections: &[&[u8]]) -> Result<Vec<u8>, Trouble> {
    let mut joined = Vec::new();
    for raw in connections {
        answers(raw, &mut joined)?;
        joined.push(b'\n');
    }
    Ok(joined)
}

fn answers(mut raw: &[u8], into: &mut Vec<u8>) -> Result<(), Trouble> {
    while let Some(end) = find(raw, b"\r\n\r\n") {
        let (head, rest) = raw.split_at(end + 4);
        into.extend_from_slice(head);
        let fields = String::from_utf8_lossy(head).to_ascii_lowercase();
        let body_at = into.len();
        raw = if field(&fields, "transfer-encoding").is_some_and(|it| it.ends_with("chunked")) {
            chunks(rest, into)
        } else {
            let length = field(&fields, "content-length").and_then(|it| it.parse().ok());
            // Neither length nor chunks: no body (304), and the next head follows at once.
            let (body, after) = rest.split_at(length.unwrap_or(0).min(rest.len()));
            into.extend_from_slice(body);
            after
        };
        match field(&fields, "content-encoding") {
            None | Some("identity") => {}
            Some("gzip") => {
                let packed = into.split_off(body_at);
                // Of an answer that was cut off there is as much as came.
                drop(GzDecoder::new(&packed[..]).read_to_end(into));
            }
            Some(coding) => {
                let said = format!("an answer came as `{coding}`, so its words cannot be searched");
                return Err(Trouble::Proxy(said));
            }
        }
    }
    into.extend_from_slice(raw);
    Ok(())
}

/// Joins chunks and returns what follows the last; an unfinished stream ends with what there is.
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
    fn a_word_split_between_chunks_is_whole() {
        let raw = "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n3\r\njes\r\n3\r\nter\r\n0\r\n\r\n";
        assert!(text(raw).contains("jester"));
    }

    #[test]
    fn an_unfinished_stream_keeps_its_tail() {
        let raw = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nmaid\r\nff\r\nguar";
        assert!(text(raw).contains("maidguar"));
    }

    #[test]
    fn answers_on_one_connection_follow_each_other() {
        let chunked = "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n";
        let sized = "HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\n\r\n\r";
        let empty = "HTTP/1.1 304 Not Modified\r\netag: x\r\n\r\n";
        let read = text(&[chunked, sized, empty, chunked].concat());
        assert_eq!(read.matches("HTTP/1.1").count(), 4);
        assert!(!read.contains("1\r\na"), "{read}");
    }

    #[test]
    fn what_is_not_http_is_kept() {
        assert_eq!(text("no head here"), "no head here\n");
    }

    #[test]
    fn a_packed_answer_is_unpacked_and_the_next_one_found() {
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
    fn an_answer_packed_otherwise_is_refused() {
        let raw = b"HTTP/1.1 200 OK\r\nContent-Encoding: br\r\n\r\n";
        let said = join(&[raw]).unwrap_err().to_string();
        assert!(said.contains("`br`"), "{said}");
    }
}
