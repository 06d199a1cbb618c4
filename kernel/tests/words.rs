//! The compiled word list: what goes in comes out, what is damaged is refused.

use nonuple_kernel::{LoadError, VERSION, Words, letter_of};

const LIST: &[&str] = &[
    "AH",
    "HA",
    "RENE",
    "CRENE",
    "BLEUIS",
    "CLAIE",
    "PASSE",
    "PASSER",
    "ANTICONSTITUTIO",
    "AAAAAAAAAAAAAAA",
];

fn build(words: &[&str]) -> Words {
    Words::build(words.iter().map(|word| word.as_bytes())).expect("good words")
}

fn letters(word: &str) -> Vec<u8> {
    word.bytes().filter_map(letter_of).collect()
}

#[test]
fn contains_its_words_and_no_other() {
    let words = build(LIST);
    assert_eq!(words.len(), LIST.len());
    for word in LIST {
        assert!(words.contains(&letters(word)), "{word}");
    }
    for other in ["HB", "ENER", "RENES", "PASS", "AAAAAAAAAAAAAA", "ZZ", "AAAAAAAAAAAAAAAA", "A", ""] {
        assert!(!words.contains(&letters(other)), "{other}");
    }
}

#[test]
fn order_and_repetition_do_not_matter() {
    let mut shuffled: Vec<&str> = LIST.iter().rev().copied().collect();
    shuffled.push("AH");
    assert!(build(&shuffled) == build(LIST));
}

#[test]
fn an_empty_list_contains_nothing() {
    let words = build(&[]);
    assert!(words.is_empty());
    assert!(!words.contains(&letters("AH")));
    assert_eq!(words.fitting(&letters("A"), &[]), 0);
    assert_eq!(words.all(), Vec::<String>::new());
    assert_eq!(Words::load(&words.dump()).map(|loaded| loaded.len()), Ok(0));
}

#[test]
fn more_anagrams_than_an_entry_counts_are_all_kept() {
    let mut list = vec![String::new()];
    for letter in "ABCDEF".chars() {
        list = list
            .iter()
            .flat_map(|word| {
                (0..=word.len()).map(move |at| format!("{}{letter}{}", &word[..at], &word[at..]))
            })
            .collect();
    }
    assert_eq!(list.len(), 720);
    let words = build(&list.iter().map(String::as_str).collect::<Vec<_>>());
    assert!(list.iter().all(|word| words.contains(&letters(word))));
    assert_eq!(words.anagrams("FEDCBA").map(|found| found.len()), Some(720));
}

#[test]
fn names_the_first_word_that_cannot_be_compiled() {
    for bad in ["A", "aH", "É", "RENE'", "AAAAAAAAAAAAAAAA", ""] {
        let error = Words::build(["AH".as_bytes(), bad.as_bytes()]).err().expect("refused");
        assert_eq!((error.index, error.word.as_str()), (1, bad));
    }
}

#[test]
fn what_fits_beside_a_few_letters_is_what_makes_a_word() {
    let words = build(&["AH", "HA", "SE", "ASE", "HAS", "AHA", "SES", "SESS", "ASSE", "HASE"]);
    let loaded = Words::load(&words.dump()).expect("what was dumped");
    let tried = letters("AEHS");
    let texts: Vec<Vec<u8>> = std::iter::successors(Some(vec![vec![]]), |shorter: &Vec<Vec<u8>>| {
        Some(
            shorter
                .iter()
                .flat_map(|text| tried.iter().map(move |one| [text.as_slice(), &[*one]].concat()))
                .collect(),
        )
    })
    .take(4)
    .flatten()
    .collect();
    for (rest, at) in texts.iter().flat_map(|rest| (0..=rest.len()).map(move |at| (rest, at))) {
        let (before, after) = rest.split_at(at);
        let fits = |letter: &u8| words.contains(&[before, &[*letter], after].concat());
        let expected = (0..26).filter(fits).fold(0, |bits, letter| bits | 1 << letter);
        assert_eq!([&words, &loaded].map(|words| words.fitting(before, after)), [expected; 2]);
    }
}

#[test]
fn fitting_letters_complete_a_word_between_two_runs() {
    let words = build(&["PASSE", "PANSE", "PASTE", "PASSER", "SE", "PAUSE"]);
    let fitting = |before: &str, after: &str| {
        let found = words.fitting(&letters(before), &letters(after));
        (0..26).filter(|bit| found >> bit & 1 == 1).map(|bit| char::from(b'A' + bit)).collect::<String>()
    };
    assert_eq!(fitting("PA", "SE"), "NSU");
    assert_eq!(fitting("PASSE", ""), "R");
    assert_eq!(fitting("", "E"), "S");
    assert_eq!(fitting("ESSA", "P"), "");
}

#[test]
fn what_is_dumped_is_loaded() {
    let words = build(LIST);
    assert!(Words::load(&words.dump()) == Ok(words));
}

#[test]
fn a_foreign_or_outdated_file_is_refused() {
    assert_eq!(Words::load(b"").err(), Some(LoadError::Foreign));
    assert_eq!(Words::load(b"PASSE\nRENE\n").err(), Some(LoadError::Foreign));
    let mut outdated = build(LIST).dump();
    outdated[8] = outdated[8].wrapping_add(1);
    assert_eq!(Words::load(&outdated).err(), Some(LoadError::Version(VERSION + 1)));
}

#[test]
fn any_altered_or_missing_byte_is_noticed() {
    let bytes = build(LIST).dump();
    for at in 12..bytes.len() {
        let mut altered = bytes.clone();
        altered[at] ^= 0x10;
        assert_eq!(Words::load(&altered).err(), Some(LoadError::Damaged), "byte {at}");
    }
    for length in 8..bytes.len() {
        assert!(Words::load(&bytes[..length]).is_err(), "{length} bytes");
    }
    let longer = [bytes.as_slice(), b"x"].concat();
    assert_eq!(Words::load(&longer).err(), Some(LoadError::Damaged));
}

#[test]
fn patterns_anagrams_and_subanagrams() {
    let words = build(&["RENE", "CRENE", "RENES", "ENCRER", "RE", "SERRE", "NERE"]);
    let found = |list: Option<Vec<String>>| list.map(|words| words.join(" "));
    assert_eq!(found(words.matching("*RENE")).as_deref(), Some("CRENE RENE"));
    assert_eq!(found(words.matching("RENE*")).as_deref(), Some("RENE RENES"));
    assert_eq!(found(words.matching(".E.E")).as_deref(), Some("NERE RENE"));
    assert_eq!(found(words.matching("*R*R*")).as_deref(), Some("ENCRER SERRE"));
    assert_eq!(found(words.matching("**")).as_deref(), Some("CRENE ENCRER NERE RE RENE RENES SERRE"));
    assert_eq!(found(words.matching("R")).as_deref(), Some(""));
    assert_eq!(found(words.matching("r*")), None);
    assert_eq!(found(words.anagrams("EENR")).as_deref(), Some("NERE RENE"));
    assert_eq!(found(words.anagrams("EEN?")).as_deref(), Some("NERE RENE"));
    assert_eq!(found(words.anagrams("??")).as_deref(), Some("RE"));
    assert_eq!(found(words.subanagrams("EENRC")).as_deref(), Some("CRENE NERE RE RENE"));
    assert_eq!(found(words.subanagrams("E1")), None);
}
