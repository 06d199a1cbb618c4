//! Letters and board as the package ships them: the same files that Python and the screens read.

use nonuple_kernel::{Grid, Lanes, Memory, Rack, Rules, SQUARES, Searcher, Words, reference};

const BOARD: &str = include_str!("../../python/nonuple/data/boards/standard.json");
const FRENCH: &str = include_str!("../../python/nonuple/data/letters/french.json");
const ENGLISH: &str = include_str!("../../python/nonuple/data/letters/english.json");

/// What stands between quotes.
fn quoted(text: &str) -> Vec<&str> {
    text.split('"').skip(1).step_by(2).collect()
}

fn values(letters: &str) -> [u8; 26] {
    let mut values = [0; 26];
    for line in letters.lines().filter(|line| line.contains("\"letter\"")) {
        let letter = quoted(line)[1].as_bytes()[0];
        let (_, after) = line.split_once("\"value\":").expect("each letter has a value");
        let digits: String = after.trim_start().chars().take_while(char::is_ascii_digit).collect();
        if letter.is_ascii_uppercase() {
            values[usize::from(letter - b'A')] = digits.parse().expect("a number");
        }
    }
    values
}

fn rules(letters: &str) -> Rules {
    let rows = quoted(BOARD).into_iter().filter(|row| row.len() == 15);
    let marks: Vec<u8> = rows.flat_map(str::bytes).collect();
    assert_eq!(marks.len(), SQUARES);
    let times = |twice: u8, thrice: u8| {
        std::array::from_fn(|square| match marks[square] {
            mark if mark == twice => 2,
            mark if mark == thrice => 3,
            _ => 1,
        })
    };
    let bonuses = [0, 0, 0, 0, 0, 0, 0, 50];
    Rules::new(values(letters), times(b'l', b'L'), times(b'w', b'W'), &bonuses, 7).expect("good rules")
}

fn opening(letters: &str, word: &str) -> i32 {
    let (words, rules) = (Words::build([word.as_bytes()]).expect("a word"), rules(letters));
    let grid = Grid::parse(&".".repeat(SQUARES)).expect("225 squares");
    let (lanes, mut memory) = (Lanes::new(&words, &rules, &grid), Memory::default());
    let moves = Searcher::new(&words, &rules, &mut memory).all(&lanes, &Rack::parse(word).expect("a rack"));
    let found = moves.iter().find(|one| reference(one.place()) == "H8").expect("it covers the centre");
    found.score()
}

#[test]
fn a_word_scores_by_the_letters_and_premiums_shipped() {
    assert_eq!(opening(FRENCH, "FEDAYIN"), 110);
    assert_eq!((opening(FRENCH, "WHISKY"), opening(ENGLISH, "WHISKY")), (92, 48));
}
