//! Computer players against plain statements of what they should do.

use std::collections::HashSet;

use nonuple_kernel::{
    Action, COEFFICIENTS, EXCHANGE_NEEDS, GRAIN, Grid, Keeping, Lanes, Leaves, Lesson, Memory, Opponents,
    Rack, Rules, SQUARES, Searcher, Sight, Simulation, Situation, Skill, Standing, Thinking, Thought,
    Vocabulary, Words, play_games, play_on, solve,
};

/// Small numbers that repeat: all the tests need of randomness.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % limit
    }
}

const STATIC: Skill = Skill { leaves: true, sight: None, simulation: None, endgame: 0 };

fn soak(usual: usize, long: usize) -> usize {
    if std::env::var_os("NONUPLE_SOAK").is_some() { long } else { usual }
}

fn rules() -> Rules {
    let values = std::array::from_fn(|letter| (letter % 10 + 1) as u8);
    let letter: [u8; SQUARES] = std::array::from_fn(|square| [1, 1, 2, 1, 3][square % 5]);
    let word: [u8; SQUARES] = std::array::from_fn(|square| [1, 2, 1, 1, 1, 1, 3][square % 7]);
    Rules::new(values, letter, word, &[0, 0, 0, 0, 0, 0, 0, 50], 7).expect("good rules")
}

fn word_list(numbers: &mut Numbers, letters: usize, count: usize) -> Words {
    let list: Vec<Vec<u8>> = (0..count)
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

fn rack(numbers: &mut Numbers, letters: usize, size: usize, jokers: usize) -> Rack {
    let tiles: String = (jokers..size).map(|_| char::from(b'A' + numbers.below(letters) as u8)).collect();
    Rack::parse(&(tiles + &"?".repeat(jokers.min(size)))).expect("a rack")
}

fn leaves(numbers: &mut Numbers, spread: usize) -> Leaves {
    let coefficients: Vec<i16> =
        (0..COEFFICIENTS).map(|_| numbers.below(2 * spread + 1) as i16 - spread as i16).collect();
    Leaves::new(&coefficients).expect("enough coefficients")
}

fn bag(letters: usize, size: usize) -> Vec<Option<u8>> {
    (0..size).map(|i| (i > 1).then_some((i % letters) as u8)).collect()
}

fn without(rack: &Rack, tiles: impl Iterator<Item = Option<u8>>) -> Rack {
    let mut left: Vec<Option<u8>> = rack.tiles().collect();
    for tile in tiles {
        left.swap_remove(left.iter().position(|other| *other == tile).expect("it was there"));
    }
    let character = |tile: &Option<u8>| tile.map_or('?', |letter| char::from(b'A' + letter));
    Rack::parse(&left.iter().map(character).collect::<String>()).expect("a rack")
}

/// Every play of a rack: its score, what is kept and the grid after it, jokers used only where they are needed.
fn plays(searcher: &mut Searcher<'_>, lanes: &Lanes, grid: &Grid, rack: &Rack) -> Vec<(i32, Rack, Grid)> {
    let moves = searcher.all(lanes, rack);
    let mut found = Vec::new();
    for one in moves.iter() {
        let mut after = *grid;
        let place = one.place();
        let mut laid = Vec::new();
        for (offset, tile) in moves.word(one).into_iter().enumerate() {
            if grid.at(place.direction, place.line, place.start + offset).is_empty() {
                after.lay(place.direction, place.line, place.start + offset, tile);
                laid.push(tile);
            }
        }
        let kept = without(rack, laid.iter().map(|tile| tile.kind()));
        if !laid.iter().any(|tile| tile.is_joker() && kept.has([tile.letter()])) {
            found.push((one.score(), kept, after));
        }
    }
    found
}

struct Position {
    words: Words,
    situation: Situation,
    leaves: Leaves,
}

fn position(numbers: &mut Numbers, round: usize) -> Position {
    let letters = 3 + round % 9;
    let words = word_list(numbers, letters, 600);
    let grid = grid(numbers, letters, [0, 3, 8, 20, 60][round % 5]);
    let (size, jokers) = (1 + numbers.below(7), [0, 0, 1, 2][round % 4]);
    let rack = rack(numbers, letters, size, jokers);
    let in_bag = [0, 3, 40][round % 3];
    let unseen = (0..in_bag + 5).map(|_| Some(numbers.below(letters) as u8)).collect();
    let situation =
        Situation { grid, rack, unseen, bag: in_bag, others: vec![5], lead: 0, seed: round as u64 };
    let spread = [0, 60, 600, 3_000][numbers.below(4)];
    Position { words, situation, leaves: leaves(numbers, spread) }
}

fn decided(position: &Position, rules: &Rules, skill: &Skill, told: usize, workers: usize) -> Thought {
    let thinking = Thinking {
        words: &position.words,
        rules,
        leaves: &position.leaves,
        vocabulary: None,
        situation: &position.situation,
        workers,
        until: None,
    };
    thinking.decide(skill, told)
}

#[test]
fn the_search_by_equity_finds_the_best_of_all_moves_and_exchanges() {
    let mut numbers = Numbers(11);
    let rules = rules();
    for round in 0..soak(2_000, 100_000) {
        let position = position(&mut numbers, round);
        let Situation { grid, rack, unseen, bag, .. } = &position.situation;
        let others = unseen.iter().flatten().map(|&letter| rules.value(letter)).sum();
        let keeping =
            if *bag > 0 { Keeping::Leaves(&position.leaves) } else { Keeping::End { others, seats: 2 } };
        let lanes = Lanes::new(&position.words, &rules, grid);
        let mut memory = Memory::default();
        let mut searcher = Searcher::new(&position.words, &rules, &mut memory);
        let equity = |(score, kept, _): &(i32, Rack, Grid)| score * GRAIN + keeping.worth(kept, &rules);
        let best_play = plays(&mut searcher, &lanes, grid, rack).iter().map(equity).max();
        let exchanges = best_exchange(rack, &position.leaves).filter(|_| *bag >= EXCHANGE_NEEDS);

        let quick = &decided(&position, &rules, &STATIC, 1, 1).considered[0].turn;
        let listed = &decided(&position, &rules, &STATIC, 8, 1).considered[0].turn;
        match best_play.max(exchanges) {
            Some(best) => assert_eq!(quick.equity(), best, "round {round}"),
            None => assert_eq!(quick.action, Action::Pass, "round {round}"),
        }
        assert_eq!(quick, listed, "round {round}");
    }
}

/// By trying every part of the rack.
fn best_exchange(rack: &Rack, leaves: &Leaves) -> Option<i32> {
    let tiles: Vec<Option<u8>> = rack.tiles().collect();
    (1..1_usize << tiles.len())
        .map(|given| {
            let part = tiles.iter().enumerate().filter(|(index, _)| given >> index & 1 == 1);
            leaves.worth(&without(rack, part.map(|(_, tile)| *tile)))
        })
        .max()
}

/// The value of an endgame for who is to move: every line to its end, nothing left out and nothing remembered.
fn brute_force(
    searcher: &mut Searcher<'_>,
    game: (&Words, &Rules),
    grid: &Grid,
    racks: [&Rack; 2],
    passed: bool,
) -> i32 {
    let (words, rules) = game;
    let [own, other] = racks;
    let lanes = Lanes::new(words, rules, grid);
    let pass = match passed {
        true => other.value(rules) - own.value(rules),
        false => -brute_force(searcher, game, grid, [other, own], true),
    };
    let plays = plays(searcher, &lanes, grid, own);
    let values = plays.iter().map(|(score, kept, after)| {
        if kept.is_empty() {
            score + 2 * other.value(rules)
        } else {
            score - brute_force(searcher, game, after, [other, kept], false)
        }
    });
    values.max().map_or(pass, |best| best.max(pass))
}

#[test]
fn endgames_are_worked_out_as_by_brute_force() {
    let mut numbers = Numbers(12);
    let rules = rules();
    let mut with_moves = 0;
    for round in 0..soak(150, 1_500) {
        let letters = 6 + round % 5;
        let words = word_list(&mut numbers, letters, 120);
        let grid = grid(&mut numbers, letters, [2, 3, 4][round % 3]);
        let sizes = [(1, 3), (2, 2), (3, 2), (2, 3), (3, 1)][round % 5];
        let jokers = usize::from(round % 7 == 0);
        let own = rack(&mut numbers, letters, sizes.0, jokers);
        let other = rack(&mut numbers, letters, sizes.1, 0);
        let lanes = Lanes::new(&words, &rules, &grid);
        let mut memory = Memory::default();
        let mut searcher = Searcher::new(&words, &rules, &mut memory);
        let plain = brute_force(&mut searcher, (&words, &rules), &grid, [&own, &other], false);
        let solved = solve(&mut searcher, &lanes, [&own, &other], usize::MAX, None);
        assert!(solved.exact, "round {round}");
        assert_eq!(solved.turns[0].1, plain, "round {round}");
        with_moves += usize::from(solved.turns.len() > 1);
    }
    assert!(with_moves > 100, "{with_moves}");
}

#[test]
fn an_endgame_that_is_too_large_is_answered_with_bounded_work() {
    let mut numbers = Numbers(13);
    let rules = rules();
    let words = word_list(&mut numbers, 6, 600);
    let grid = grid(&mut numbers, 6, 8);
    let (own, other) = (rack(&mut numbers, 6, 7, 0), rack(&mut numbers, 6, 7, 0));
    let lanes = Lanes::new(&words, &rules, &grid);
    let mut memory = Memory::default();
    let mut searcher = Searcher::new(&words, &rules, &mut memory);
    let solved = solve(&mut searcher, &lanes, [&own, &other], 500, None);
    assert!(!solved.exact && solved.nodes < 700, "{}", solved.nodes);
    assert_eq!(solved, solve(&mut searcher, &lanes, [&own, &other], 500, None));
}

const SIMULATION: Simulation = Simulation { candidates: 6, rounds: 64, strictness: 2.0, work: 600 };

#[test]
fn what_is_simulated_follows_from_the_seed_whoever_does_it() {
    let mut numbers = Numbers(14);
    let rules = rules();
    let skill = Skill { simulation: Some(SIMULATION), ..STATIC };
    let mut simulated = 0;
    for round in 0..30 {
        let mut position = position(&mut numbers, round);
        position.situation.others = vec![[5], [3], [2]][round % 3].repeat(1 + round % 3);
        let held: usize = position.situation.others.iter().sum();
        position.situation.bag = position.situation.unseen.len().saturating_sub(held);
        position.situation.unseen.truncate(held + position.situation.bag);
        if position.situation.unseen.len() < held {
            continue;
        }
        let one = decided(&position, &rules, &skill, 1, 1);
        assert_eq!(one, decided(&position, &rules, &skill, 1, 3), "round {round}");
        simulated += usize::from(one.considered.iter().any(|weighed| weighed.rounds > 0));
    }
    assert!(simulated > 5, "{simulated}");
}

#[test]
fn games_of_two_three_and_four_follow_from_their_seeds() {
    let mut numbers = Numbers(15);
    let rules = rules();
    let words = word_list(&mut numbers, 5, 600);
    let (leaves, bag) = (leaves(&mut numbers, 60), bag(5, 60));
    let champion = Skill { simulation: Some(SIMULATION), endgame: 200, ..STATIC };
    for skills in
        [vec![Skill::default(), champion], vec![STATIC; 3], vec![STATIC, champion, STATIC, Skill::default()]]
    {
        let opponents = Opponents {
            words: &words,
            rules: &rules,
            leaves: vec![&leaves; skills.len()],
            vocabulary: None,
            bag: &bag,
            skills: &skills,
        };
        let played = play_games(&opponents, (1, 2), 1);
        assert_eq!(played, play_games(&opponents, (1, 2), 3));
        assert_eq!(played[1..], play_games(&opponents, (2, 1), 1));
        assert!(played.iter().flatten().flatten().all(|seat| seat.turns > 0));
    }
}

#[test]
fn a_game_played_on_follows_from_its_seeds_and_ends_at_once_where_nothing_is_left() {
    let mut numbers = Numbers(17);
    let rules = rules();
    let words = word_list(&mut numbers, 5, 600);
    let (leaves, bag) = (leaves(&mut numbers, 60), bag(5, 60));
    let skills = [STATIC; 2];
    let opponents = Opponents {
        words: &words,
        rules: &rules,
        leaves: vec![&leaves; 2],
        vocabulary: None,
        bag: &bag,
        skills: &skills,
    };
    let known = [Rack::default(), Rack::parse("AB").unwrap()];
    let standing = Standing { grid: Grid::default(), known: &known, held: &[7, 7], unseen: &bag, given: &[] };
    let played = play_on(&opponents, &standing, (1, 4), 1);
    assert_eq!(played, play_on(&opponents, &standing, (1, 4), 3));
    assert_eq!(played[2..], play_on(&opponents, &standing, (3, 2), 1));
    assert!(played.iter().flatten().all(|seat| seat.turns > 0));

    let ended = Standing { held: &[0, 2], unseen: &[], ..standing };
    let left = known[1].value(&rules);
    let over = play_on(&opponents, &ended, (1, 1), 1);
    assert_eq!(over[0].iter().map(|seat| seat.total).collect::<Vec<_>>(), [left, -left]);
}

#[test]
fn leaves_learned_are_the_same_whoever_plays_the_games() {
    let mut numbers = Numbers(16);
    let rules = rules();
    let words = word_list(&mut numbers, 8, 600);
    let bag = bag(8, 60);
    let learn = |workers| {
        let mut lesson = Lesson::default();
        lesson.play((&words, &rules), &bag, &Leaves::default(), (1, 6), workers);
        lesson.learned()
    };
    let learned = learn(1);
    assert_eq!(learned, learn(3));
    assert_ne!(learned, Leaves::default());
    assert_eq!(Leaves::new(&learned.coefficients()), Some(learned));
    assert_eq!(Leaves::new(&[0; 3]), None);
}

fn look(position: &Position, rules: &Rules, vocabulary: &Vocabulary, sight: Sight) -> Thought {
    let thinking = Thinking {
        words: &position.words,
        rules,
        leaves: &position.leaves,
        vocabulary: Some(vocabulary),
        situation: &position.situation,
        workers: 1,
        until: None,
    };
    thinking.decide(&Skill { sight: Some(sight), ..Skill::default() }, usize::MAX)
}

#[test]
fn who_knows_few_words_lays_no_other_and_who_sees_all_plays_the_best_of_them() {
    let mut numbers = Numbers(17);
    let rules = rules();
    for round in 0..60 {
        let position = position(&mut numbers, round);
        let all = position.words.all();
        let common: Vec<&String> = all.iter().step_by(3).collect();
        let known = common.iter().map(|word| (word.as_bytes(), 8));
        let vocabulary = Vocabulary::new(&position.words, known);
        let sight =
            Sight { least_class: 5, rare_tenses: 0, base: 1.0, crosswise: 1.0, long: 1.0, content: 0 };
        let thought = look(&position, &rules, &vocabulary, sight);
        let jokers = |rack: &Rack| rack.tiles().filter(Option::is_none).count() as i32;
        let Situation { rack, bag, .. } = &position.situation;
        let worths: Vec<i32> = (thought.considered.iter().map(|weighed| &weighed.turn))
            .map(|turn| turn.score - i32::from(*bag > 0) * 15 * (jokers(rack) - jokers(&turn.kept)))
            .collect();
        assert!(
            !thought.considered[0].turn.lays() || worths.is_sorted_by(|one, other| one >= other),
            "round {round}"
        );
        for weighed in &thought.considered {
            if let Action::Play { word, .. } = &weighed.turn.action {
                let text: String = word.iter().map(|tile| tile.character().to_ascii_uppercase()).collect();
                assert!(common.contains(&&text), "round {round}: {text}");
            }
        }
    }
}

#[test]
fn a_word_is_seen_or_not_wherever_it_could_go() {
    let mut numbers = Numbers(18);
    let rules = rules();
    let mut missed = 0;
    for round in 0..60 {
        let position = position(&mut numbers, round);
        let vocabulary = Vocabulary::new(&position.words, []);
        let blind =
            Sight { least_class: 0, rare_tenses: 0, base: 0.4, crosswise: 1.0, long: 1.0, content: 0 };
        let words = |base| {
            let thought = look(&position, &rules, &vocabulary, Sight { base, ..blind });
            let plays = thought.considered.into_iter().filter_map(|weighed| match weighed.turn.action {
                Action::Play { place, word } => {
                    let text: String =
                        word.iter().map(|tile| tile.character().to_ascii_uppercase()).collect();
                    Some((text, place))
                }
                _ => None,
            });
            plays.collect::<HashSet<_>>()
        };
        let (seen, all) = (words(0.4), words(1.0));
        assert_eq!(seen.is_empty(), all.is_empty(), "round {round}");
        let words_seen: HashSet<&String> = seen.iter().map(|(word, _)| word).collect();
        for (word, place) in &all {
            let here = seen.contains(&(word.clone(), *place));
            assert_eq!(here, words_seen.contains(word), "round {round}: {word}");
            missed += usize::from(!here);
        }
    }
    assert!(missed > 100, "{missed}");
}
