//! The word list as it travels: half the size, compressed, of a compiled one.

use nonuple_kernel::Words;

/// The list that `scripts.page` packed: how many words there are, a byte for each (in its high half how many letters
/// it shares with the word before, in its low half how many follow), then the letters that follow. None where the bytes
/// are no such list.
pub(crate) fn unpacked(packed: &[u8]) -> Option<Words> {
    let (count, rest) = packed.split_first_chunk()?;
    let (steps, mut letters) = rest.split_at_checked(u32::from_le_bytes(*count) as usize)?;
    let mut text = Vec::with_capacity(letters.len() * 4);
    let mut ends = Vec::with_capacity(steps.len());
    let mut start = 0;
    for step in steps {
        let (shared, added) = (usize::from(step >> 4), usize::from(step & 15));
        let from = text.len();
        if shared > from - start {
            return None;
        }
        let (own, left) = letters.split_at_checked(added)?;
        text.extend_from_within(start..start + shared);
        text.extend_from_slice(own);
        (letters, start) = (left, from);
        ends.push(text.len());
    }
    let words = ends.iter().scan(0, |from, end| {
        let word = &text[*from..*end];
        *from = *end;
        Some(word)
    });
    Words::build(words).ok().filter(|_| letters.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn packed(steps: &[u8], letters: &[u8]) -> Vec<u8> {
        [(steps.len() as u32).to_le_bytes().as_slice(), steps, letters].concat()
    }

    #[test]
    fn words_share_their_beginning_with_the_one_before() {
        let words = unpacked(&packed(&[0x02, 0x21, 0x31, 0x02], b"ABCETE")).expect("a list");
        assert_eq!(words.all(), ["AB", "ABC", "ABCE", "TE"]);
    }

    #[test]
    fn what_is_damaged_is_no_list() {
        for bytes in [
            &b""[..],
            &[9, 0, 0, 0],
            &packed(&[0x12], b"AB"),
            &packed(&[0x02], b"A"),
            &packed(&[0x02], b"ABC"),
            &packed(&[0x02], b"A?"),
        ] {
            assert!(unpacked(bytes).is_none(), "{bytes:?}");
        }
    }
}
