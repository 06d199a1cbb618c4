//! A position that somebody sets up: all that can be played on it, what each word forms, leaves and opens.
//!
//! It knows no game: what is asked about comes from the page alone.

use nonuple_kernel::duplicate::Secret;
use nonuple_kernel::{
    Grid, Lanes, Memory, Move, Moves, Placement, Rack, Rules, SIDE, Searcher, Square, Tile, Words, letters,
    reference, spelled, tile_of,
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::data::Data;
use crate::refusal::Refusal;
use crate::squares::{along, laid_on, place_of, rows, text, tiles_of};
use crate::weighing::name_of;

/// Draws over which the next top is averaged.
const DRAWS: usize = 40;
const JOKER: char = '?';
const MOST_JOKERS: usize = 2;

/// A grid, letters, and the kind of game.
#[derive(Clone, Debug, Deserialize)]
pub struct Position {
    /// 225 squares.
    pub grid: String,
    /// Letters and `?`.
    pub rack: String,
    /// By name.
    pub formula: String,
}

/// Filters, which add up: a move passes them all. Words are in capitals, without accents.
#[derive(Clone, Debug, Deserialize)]
pub struct Wanted {
    /// `with` or `without` a joker.
    pub joker: Option<String>,
    /// Letters of the shortest word.
    pub shortest: usize,
    /// And of the longest.
    pub longest: usize,
    /// `D` words across in row D, `8` words down in column 8, `H8` or `8H` those that begin there.
    pub place: String,
    /// How the word begins.
    pub begins: String,
    /// Letters in a row.
    pub contains: String,
    /// All of these, in any order.
    pub letters: String,
}

/// Some of the moves of a position.
#[derive(Clone, Debug, Deserialize)]
pub struct Analysing {
    /// Where.
    pub position: Position,
    /// Which.
    pub wanted: Wanted,
    /// From which of them on.
    pub first: usize,
    /// How many.
    pub count: usize,
}

/// Moves of which is asked what they open.
#[derive(Clone, Debug, Deserialize)]
pub struct Opening {
    /// Where.
    pub position: Position,
    /// Which.
    pub moves: Vec<AskedMove>,
}

/// A word at a place.
#[derive(Clone, Debug, Deserialize)]
pub struct AskedMove {
    /// The place.
    #[serde(rename = "ref")]
    pub place: String,
    /// The word.
    pub word: String,
}

/// How a score comes about.
#[derive(Serialize)]
struct Reckoning {
    letters: i32,
    times: i32,
    crossed: i32,
    bonus: i32,
}

/// A position as the kernel has it.
struct Bench<'b> {
    data: &'b Data,
    words: &'b Words,
    rules: Rules,
    rack_size: usize,
    grid: Grid,
    letters: String,
}

impl<'b> Bench<'b> {
    fn new(data: &'b Data, words: &'b Words, position: &Position) -> Result<Self, Refusal> {
        let known = data.rules(&position.formula).zip(data.formulas.get(&position.formula));
        let (rules, formula) = known.ok_or_else(|| {
            let names: Vec<_> = data.formulas.keys().map(String::as_str).collect();
            let refusal = Refusal::new("pieces.FORMULA_UNKNOWN").with("name", position.formula.as_str());
            refusal.with("known", names.join(", "))
        })?;
        let unknown = || Refusal::new("pieces.GRID_LENGTH").with("count", position.grid.chars().count());
        let grid = Grid::parse(&position.grid).ok_or_else(unknown)?;
        Ok(Self { data, words, rules, rack_size: formula.rack, grid, letters: position.rack.clone() })
    }

    fn rack(&self, letters: &str) -> Result<Rack, Refusal> {
        Rack::parse(letters).map_err(|_| {
            let count = letters.matches(JOKER).count();
            let refusal = Refusal::new("pieces.RACK_TOO_MANY_JOKERS").with("rack", letters);
            refusal.with("count", count).with("most", MOST_JOKERS)
        })
    }

    /// Every legal move, best first.
    fn moves(&self) -> Result<Moves, Refusal> {
        let rack = self.rack(&self.letters)?;
        let mut memory = Memory::default();
        let lanes = Lanes::new(self.words, &self.rules, &self.grid);
        let mut moves = Searcher::new(self.words, &self.rules, &mut memory).all(&lanes, &rack);
        moves.sort();
        Ok(moves)
    }

    fn shown(&self, moves: &Moves, found: &Move) -> Value {
        let (place, word, tiles) = (found.place(), moves.word(found), moves.tiles(found));
        let cross: Vec<String> = moves.cross(found).iter().map(|word| text(word)).collect();
        json!({
            "ref": reference(place), "word": text(&word), "score": found.score(), "tiles": tiles,
            "cross": cross, "left": self.left(&laid_on(&self.grid, place, &word)),
            "reckoning": self.reckoned(found, &word, tiles),
        })
    }

    /// The letters of the rack that stay: equal ones together, in the order in which they first come.
    fn left(&self, laid: &[Square]) -> String {
        let mut gone = needed(laid);
        let mut seen = String::new();
        for letter in self.letters.chars() {
            if !seen.contains(letter) {
                seen.push(letter);
            }
        }
        let mut left = String::new();
        for letter in seen.chars() {
            let used = gone.matches(letter).count();
            let stay = self.letters.matches(letter).count().saturating_sub(used);
            left.extend(std::iter::repeat_n(letter, stay));
            gone.retain(|one| one != letter);
        }
        left
    }

    /// The score spelled out.
    fn reckoned(&self, found: &Move, word: &[Square], tiles: usize) -> Reckoning {
        let (mut letters, mut times) = (0, 1);
        for (tile, lying, square) in along(&self.grid, found.place(), word) {
            let worth = self.rules.worth(tile);
            if lying.is_empty() {
                letters += worth * self.rules.letter_multiplier(square);
                times *= self.rules.word_multiplier(square);
            } else {
                letters += worth;
            }
        }
        let bonus = self.rules.bonus(tiles);
        Reckoning { letters, times, crossed: found.score() - bonus - letters * times, bonus }
    }

    fn passes(&self, wanted: &Wanted, moves: &Moves, found: &Move) -> bool {
        let tiles = moves.word(found);
        let word = text(&tiles).to_uppercase();
        let lays_joker = || laid_on(&self.grid, found.place(), &tiles).iter().any(|tile| tile.is_joker());
        (wanted.shortest..=wanted.longest).contains(&word.len())
            && is_at(&wanted.place, &reference(found.place()))
            && word.starts_with(&wanted.begins)
            && word.contains(&wanted.contains)
            && wanted
                .letters
                .chars()
                .filter(|letter| *letter != ' ')
                .all(|letter| word.matches(letter).count() >= wanted.letters.matches(letter).count())
            && wanted.joker.as_deref().is_none_or(|joker| (joker == "with") == lays_joker())
    }

    /// Words on the grid that the list lacks.
    fn unknown(&self) -> Vec<Value> {
        let mut unknown = Vec::new();
        for direction in nonuple_kernel::Direction::BOTH {
            for line in 0..SIDE {
                let squares: Vec<Square> = (0..SIDE).map(|at| self.grid.at(direction, line, at)).collect();
                let mut start = 0;
                for run in squares.split(|square| square.is_empty()) {
                    if run.len() > 1 && !self.words.contains(&letters(run)) {
                        let place = nonuple_kernel::Place { direction, line, start };
                        unknown.push(json!({ "ref": reference(place), "word": text(run) }));
                    }
                    start += run.len() + 1;
                }
            }
        }
        unknown
    }

    /// The tiles of the grid and of the rack.
    fn used(&self) -> String {
        let lying: Vec<Square> = self
            .grid
            .text()
            .bytes()
            .filter_map(Square::from_character)
            .filter(|one| !one.is_empty())
            .collect();
        needed(&lying) + &self.letters
    }

    /// Letters of which more are used than there are.
    fn excess(&self) -> Vec<Value> {
        let used = self.used();
        let of = |(letter, count): (&char, &usize)| {
            let used = used.matches(*letter).count();
            (used > *count).then(|| json!({ "letter": letter.to_string(), "used": used, "count": count }))
        };
        self.data.counts.iter().filter_map(of).collect()
    }

    fn cgp(&self) -> String {
        let row = |row: String| {
            let mut told = String::new();
            let mut empty = 0;
            for square in row.chars().chain(['/']) {
                if square == '.' {
                    empty += 1;
                    continue;
                }
                if empty > 0 {
                    told += &std::mem::take(&mut empty).to_string();
                }
                told.push(square);
            }
            told
        };
        let grid: String = rows(&self.grid).into_iter().map(row).collect();
        format!("{} {}/ 0/0 0", grid.trim_end_matches('/'), self.letters)
    }

    /// The mean top of the turn after a move, over draws that are the same whenever it is asked.
    fn opened_by(&self, asked: &AskedMove) -> Result<f64, Refusal> {
        let named = |code: &str, tiles: usize| {
            let refusal = Refusal::new(&format!("pieces.{code}")).with("word", asked.word.as_str());
            refusal.with("ref", asked.place.as_str()).with("tiles", tiles).with("most", self.rules.most())
        };
        let read = place_of(&asked.place).zip(tiles_of(&asked.word));
        let (place, word) = read.ok_or_else(|| named("OFF_GRID", 0))?;
        let laid = laid_on(&self.grid, place, &word);
        let needs = needed(&laid);
        if needs.chars().any(|one| needs.matches(one).count() > self.letters.matches(one).count()) {
            return Err(named("LETTERS_MISSING", 0));
        }
        let placement = Placement::new(&self.rules, &self.grid, place, &word);
        if placement.faults != 0 {
            return Err(named(name_of(placement.faults), laid.len()));
        }
        let kept = self.left(&laid);
        let bag = self.bag();
        let wanted = bag.len().min(self.rack_size.saturating_sub(kept.len()));
        let mut in_order: Vec<char> = self.letters.chars().collect();
        in_order.sort_unstable();
        let in_order: String = in_order.into_iter().collect();
        let secret = Secret::new(&Sha256::digest(format!("{} {in_order}", self.grid.text())));
        let lanes = Lanes::new(self.words, &self.rules, &placement.grid);
        let mut memory = Memory::default();
        let mut searcher = Searcher::new(self.words, &self.rules, &mut memory);
        let mut total = 0;
        for number in 0..DRAWS {
            let drawn = secret.draw(number, &mut bag.clone(), wanted);
            let rack = playable(kept.clone() + &spelled(drawn));
            total += searcher.top(&lanes, &self.rack(&rack)?).best().unwrap_or(0);
        }
        let mean = f64::from(total) / DRAWS as f64;
        Ok(format!("{mean:.1}").parse().unwrap_or(mean))
    }

    /// What neither the grid nor the rack has, in order, jokers first.
    fn bag(&self) -> Vec<Tile> {
        let used = self.used();
        let left = |(letter, count): (&char, &usize)| {
            let left = count.saturating_sub(used.matches(*letter).count());
            std::iter::repeat_n(u8::try_from(*letter).ok().and_then(tile_of), left)
        };
        self.data.counts.iter().flat_map(left).flatten().collect()
    }
}

/// Tiles as letters and `?`.
fn needed(tiles: &[Square]) -> String {
    spelled(tiles.iter().map(|tile| tile.kind()))
}

/// No rack is searched with more jokers than there are.
fn playable(mut rack: String) -> String {
    while rack.matches(JOKER).count() > MOST_JOKERS {
        rack = rack.replacen(JOKER, "", 1);
    }
    rack
}

fn is_at(place: &str, reference: &str) -> bool {
    let is_row = place.len() == 1 && place.starts_with(|one: char| ('A'..='O').contains(&one));
    if is_row {
        return reference.starts_with(place);
    }
    let column = place.parse::<usize>().is_ok_and(|column| (1..=SIDE).contains(&column));
    if column {
        return reference
            .strip_prefix(place)
            .is_some_and(|row| row.len() == 1 && !row.starts_with(|one: char| one.is_ascii_digit()));
    }
    place.is_empty() || reference == place
}

/// The moves that pass, from the one numbered `first` on, the best first, and what is to be said of the position.
pub fn analysed(data: &Data, words: &Words, lexicon: &str, asked: &Analysing) -> Result<Value, Refusal> {
    let bench = Bench::new(data, words, &asked.position)?;
    let moves = bench.moves()?;
    let passing: Vec<&Move> = moves.iter().filter(|one| bench.passes(&asked.wanted, &moves, one)).collect();
    let top = moves.best().unwrap_or(0);
    let long = moves.iter().filter(|one| bench.rules.bonus(moves.tiles(one)) > 0).count();
    let shown = passing.iter().skip(asked.first).take(asked.count);
    Ok(json!({
        "count": moves.len(),
        "passing": passing.len(),
        "long": long,
        "top": top,
        "subtop": moves.iter().map(Move::score).filter(|score| *score < top).max(),
        "moves": shown.map(|one| bench.shown(&moves, one)).collect::<Vec<_>>(),
        "unknown": bench.unknown(),
        "excess": bench.excess(),
        "cgp": bench.cgp(),
        "lexicon": lexicon,
    }))
}

/// The mean top of the turn after each of some moves.
pub fn openings(data: &Data, words: &Words, asked: &Opening) -> Result<Vec<f64>, Refusal> {
    let bench = Bench::new(data, words, &asked.position)?;
    asked.moves.iter().map(|one| bench.opened_by(one)).collect()
}
