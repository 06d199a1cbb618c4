//! The search against the plain statement of placement: generator and checker agree.

use std::collections::HashSet;

use nonuple_kernel::{
    DEAREST, Direction, Grid, Lanes, Memory, Moves, Place, Placement, Position, Rack, Rules, SQUARES,
    Searcher, Square, Words, fault, in_parallel, places_of, reference, self_play,
};

/// Small numbers that repeat: all the tests need of randomness.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % limit
    }
}

fn rules() -> Rules {
    let values = std::array::from_fn(|letter| (letter % 10 + 1) as u8);
    let letter: [u8; SQUARES] = std::array::from_fn(|square| [1, 1, 2, 1, 3][square % 5]);
    let word: [u8; SQUARES] = std::array::from_fn(|square| [1, 2, 1, 1, 1, 1, 3][square % 7]);
    Rules::new(values, letter, word, &[0, 0, 0, 0, 0, 0, 0, 50, 75], 8).expect("good rules")
}

fn word_list(numbers: &mut Numbers, letters: usize) -> Words {
    let list: Vec<Vec<u8>> = (0..600)
        .map(|_| {
            let length = 2 + numbers.below(3) + numbers.below(5);
            (0..length).map(|_| b'A' + numbers.below(letters) as u8).collect()
        })
        .collect();
    Words::build(list.iter().map(Vec::as_slice)).expect("good words")
}

fn grid(numbers: &mut Numbers, letters: usize, filled_percent: usize) -> Grid {
    let text: String = (0..SQUARES)
        .map(|_| {
            let letter = numbers.below(letters) as u8;
            let base = if numbers.below(8) == 0 { b'a' } else { b'A' };
            if numbers.below(100) < filled_percent { char::from(base + letter) } else { '.' }
        })
        .collect();
    Grid::parse(&text).expect("a grid")
}

fn rack(numbers: &mut Numbers, letters: usize) -> Rack {
    let size = 1 + numbers.below(8);
    let jokers = "?".repeat(numbers.below(3));
    let tiles: String = (0..size).map(|_| char::from(b'A' + numbers.below(letters) as u8)).collect();
    Rack::parse(&(tiles + &jokers)).expect("a rack")
}

fn told(moves: &mut Moves) -> Vec<(String, String, i32)> {
    moves.sort();
    let tell = |tiles: Vec<Square>| tiles.iter().map(|tile| tile.character()).collect::<String>();
    moves.iter().map(|found| (reference(found.place()), tell(moves.word(found)), found.score())).collect()
}

/// Accepted with the same score, or faulty.
fn check(
    words: &Words,
    rules: &Rules,
    grid: &Grid,
    rack: &Rack,
    place: Place,
    word: &[Square],
) -> Option<i32> {
    let mut placement = Placement::new(rules, grid, place, word);
    placement.check_words(words);
    let laid = placement.laid.iter().map(|laid| laid.tile);
    if !rack.has(laid.map(|tile| tile.letter().filter(|_| !tile.is_joker()))) {
        placement.faults |= fault::LETTERS_MISSING;
    }
    (placement.faults == 0).then_some(placement.score)
}

#[test]
fn every_generated_move_is_accepted_with_its_score() {
    let mut numbers = Numbers(1);
    let rules = rules();
    for round in 0..60 {
        let letters = 3 + round % 6;
        let words = word_list(&mut numbers, letters);
        let grid = grid(&mut numbers, letters, [0, 5, 20, 50][round % 4]);
        let rack = rack(&mut numbers, letters);
        let lanes = Lanes::new(&words, &rules, &grid);
        let mut memory = Memory::default();
        let moves = Searcher::new(&words, &rules, &mut memory).all(&lanes, &rack);
        for found in moves.iter() {
            let accepted = check(&words, &rules, &grid, &rack, found.place(), &moves.word(found));
            assert_eq!(accepted, Some(found.score()), "round {round}");
        }
    }
}

#[test]
fn every_accepted_place_of_a_word_is_generated() {
    let mut numbers = Numbers(2);
    let rules = rules();
    for round in 0..24 {
        let letters = 3 + round % 5;
        let words = word_list(&mut numbers, letters);
        let grid = grid(&mut numbers, letters, [0, 5, 20, 50][round % 4]);
        let rack = rack(&mut numbers, letters);
        let lanes = Lanes::new(&words, &rules, &grid);
        let mut memory = Memory::default();
        let mut moves = Searcher::new(&words, &rules, &mut memory).all(&lanes, &rack);
        let generated: HashSet<_> = told(&mut moves).into_iter().collect();
        for word in words.all() {
            let tiles: Vec<Square> = word.bytes().filter_map(Square::from_character).collect();
            for (place, placement) in places_of(&rules, &grid, &tiles) {
                let formed_across = placement.laid.len() == 1
                    && place.direction == Direction::Down
                    && !placement.cross.is_empty();
                if formed_across || check(&words, &rules, &grid, &rack, place, &tiles).is_none() {
                    continue;
                }
                let shown: String = placement.word.iter().map(|tile| tile.character()).collect();
                let wanted = (reference(place), shown, placement.score);
                assert!(generated.contains(&wanted), "round {round}: {wanted:?}");
            }
        }
    }
}

/// The ways to have some of the tiles laid be jokers, none and two at most included.
fn with_jokers(tiles: &[Square], laid: &[usize]) -> Vec<Vec<Square>> {
    let joker = |tiles: &[Square], at: usize| {
        let mut tiles = tiles.to_vec();
        tiles[at] = Square::tile(tiles[at].letter().expect("a letter"), true);
        tiles
    };
    let mut ways = vec![tiles.to_vec()];
    for (first, &one) in laid.iter().enumerate() {
        ways.push(joker(tiles, one));
        ways.extend(laid[first + 1..].iter().map(|&other| joker(&joker(tiles, one), other)));
    }
    ways
}

#[test]
fn every_accepted_way_to_lay_jokers_is_generated() {
    let mut numbers = Numbers(8);
    let rules = rules();
    for round in 0..16 {
        let letters = 3 + round % 7;
        let words = word_list(&mut numbers, letters);
        let grid = grid(&mut numbers, letters, [0, 4, 12, 40][round % 4]);
        let jokers = ["?", "??"][round % 2];
        let tiles: String =
            (0..1 + numbers.below(5)).map(|_| char::from(b'A' + numbers.below(letters) as u8)).collect();
        let rack = Rack::parse(&(tiles + jokers)).expect("a rack");
        let lanes = Lanes::new(&words, &rules, &grid);
        let mut memory = Memory::default();
        let mut moves = Searcher::new(&words, &rules, &mut memory).all(&lanes, &rack);
        let generated: HashSet<_> = told(&mut moves).into_iter().collect();
        let mut accepted = 0;
        for word in words.all() {
            let tiles: Vec<Square> = word.bytes().filter_map(Square::from_character).collect();
            for (place, placement) in places_of(&rules, &grid, &tiles) {
                if placement.laid.len() == 1
                    && place.direction == Direction::Down
                    && !placement.cross.is_empty()
                {
                    continue;
                }
                let laid: Vec<usize> =
                    placement.laid.iter().map(|laid| laid.position - place.start).collect();
                let held = |way: &Vec<Square>| rack.has(laid.iter().map(|&at| way[at].kind()));
                for way in with_jokers(&tiles, &laid).into_iter().filter(held) {
                    let Some(score) = check(&words, &rules, &grid, &rack, place, &way) else { continue };
                    let placed = Placement::new(&rules, &grid, place, &way);
                    let shown: String = placed.word.iter().map(|tile| tile.character()).collect();
                    accepted += 1;
                    assert!(generated.contains(&(reference(place), shown, score)), "round {round}: {word}");
                }
            }
        }
        assert_eq!(accepted, generated.len(), "round {round}");
    }
}

#[test]
fn what_comes_near_a_score_is_found() {
    let mut numbers = Numbers(9);
    let rules = rules();
    for round in 0..400 {
        let letters = 3 + round % 9;
        let words = word_list(&mut numbers, letters);
        let grid = grid(&mut numbers, letters, [0, 3, 8, 20][round % 4]);
        let rack = rack(&mut numbers, letters);
        let lanes = Lanes::new(&words, &rules, &grid);
        let mut memory = Memory::default();
        let mut searcher = Searcher::new(&words, &rules, &mut memory);
        let all = told(&mut searcher.all(&lanes, &rack));
        let Some(&(.., best)) = all.first() else { continue };
        for score in [best, best - 1, best / 2] {
            let below = all.iter().map(|(.., other)| *other).find(|other| *other < score);
            let near = |other: i32| 10 * other >= 9 * score || Some(other) == below;
            let mut found = told(&mut searcher.near(&lanes, &rack, score));
            found.retain(|(.., other)| near(*other));
            let wanted: Vec<_> = all.iter().filter(|(.., other)| near(*other)).cloned().collect();
            assert_eq!(found, wanted, "round {round}, {score}");
        }
    }
}

#[test]
fn the_tops_are_the_best_of_all_moves() {
    let mut numbers = Numbers(3);
    let rules = rules();
    for round in 0..2_000 {
        let letters = 3 + round % 9;
        let words = word_list(&mut numbers, letters);
        let grid = grid(&mut numbers, letters, [0, 3, 8, 20, 60][round % 5]);
        let rack = rack(&mut numbers, letters);
        let lanes = Lanes::new(&words, &rules, &grid);
        let mut memory = Memory::default();
        let mut searcher = Searcher::new(&words, &rules, &mut memory);
        let mut all = told(&mut searcher.all(&lanes, &rack));
        let best = all.first().map(|(_, _, score)| *score);
        all.retain(|(_, _, score)| Some(*score) == best);
        assert_eq!(told(&mut searcher.top(&lanes, &rack)), all, "round {round}");
    }
}

#[test]
fn lanes_moved_to_another_grid_are_those_made_for_it() {
    let mut numbers = Numbers(5);
    let rules = rules();
    for round in 0..300 {
        let letters = 3 + round % 9;
        let words = word_list(&mut numbers, letters);
        let from = grid(&mut numbers, letters, [0, 3, 20, 60][round % 4]);
        let mut text: Vec<u8> = from.text().into_bytes();
        for _ in 0..numbers.below(8) {
            let square = numbers.below(SQUARES);
            text[square] = [b'.', b'A', b'b', b'C'][numbers.below(4)];
        }
        if round % 10 == 0 {
            text.fill(b'.');
        }
        let to = Grid::parse(&String::from_utf8(text).expect("ascii")).expect("a grid");
        let moved = Lanes::new(&words, &rules, &from).moved_to(&words, &rules, &to);
        assert!(moved == Lanes::new(&words, &rules, &to), "round {round}");
    }
}

#[test]
fn workers_do_not_change_the_answers() {
    let mut numbers = Numbers(4);
    let rules = rules();
    let words = word_list(&mut numbers, 5);
    let positions: Vec<Position> =
        (0..50).map(|_| Position { grid: grid(&mut numbers, 5, 10), rack: rack(&mut numbers, 5) }).collect();
    let search = |workers| {
        in_parallel(&words, &rules, &positions, workers, |searcher, lanes, rack| {
            told(&mut searcher.all(lanes, rack))
        })
    };
    assert_eq!(search(1), search(3));
}

#[test]
fn games_follow_from_their_seeds_whoever_plays_them() {
    let mut numbers = Numbers(6);
    let rules = rules();
    let words = word_list(&mut numbers, 5);
    let bag: Vec<_> = (0..60).map(|i| (i > 1).then_some((i % 5) as u8)).collect();
    let played = self_play(&words, &rules, &bag, (1, 20), 1);
    assert_eq!(played, self_play(&words, &rules, &bag, (1, 20), 3));
    assert_eq!(played[5..], self_play(&words, &rules, &bag, (6, 15), 1));
    assert!(played.iter().all(|game| game.turns > 2 && game.points > 0));
    let nothing = Words::build([]).expect("no words");
    assert!(self_play(&nothing, &rules, &bag, (1, 1), 1).iter().all(|game| game.turns == 2));
}

#[test]
fn scores_beyond_the_lists_of_a_ranking_are_in_order_too() {
    let mut numbers = Numbers(7);
    let rules = Rules::new([DEAREST; 26], [3; SQUARES], [3; SQUARES], &[], 10).expect("good rules");
    for round in 0..40 {
        let words = word_list(&mut numbers, 4);
        let grid = grid(&mut numbers, 4, [0, 5, 20][round % 3]);
        let rack = Rack::parse("AB").expect("a rack");
        let lanes = Lanes::new(&words, &rules, &grid);
        let mut memory = Memory::default();
        let mut searcher = Searcher::new(&words, &rules, &mut memory);
        let mut all = told(&mut searcher.all(&lanes, &rack));
        let best = all.first().map(|(_, _, score)| *score);
        all.retain(|(_, _, score)| Some(*score) == best);
        assert_eq!(told(&mut searcher.top(&lanes, &rack)), all, "round {round}");
    }
}

#[test]
fn rules_and_racks_out_of_range_are_refused() {
    assert!(Rules::new([DEAREST + 1; 26], [1; SQUARES], [1; SQUARES], &[], 7).is_err());
    assert!(Rules::new([1; 26], [4; SQUARES], [1; SQUARES], &[], 7).is_err());
    assert!(Rules::new([1; 26], [1; SQUARES], [0; SQUARES], &[], 7).is_err());
    assert!(Rules::new([1; 26], [1; SQUARES], [1; SQUARES], &[0; 17], 7).is_err());
    assert!(Rules::new([1; 26], [1; SQUARES], [1; SQUARES], &[], 11).is_err());
    for bad in ["ABCDEFGHIJK", "A???", "aB", "É", "A B"] {
        assert!(Rack::parse(bad).is_err(), "{bad}");
    }
    assert!(Rack::parse("").is_ok());
    assert!(Grid::parse(".").is_none());
    assert!(Grid::parse(&"1".repeat(SQUARES)).is_none());
}
