//! Players who know fewer words, and overlook some of those they know.

use crate::chance::mixed;
use crate::grid::Square;
use crate::lanes::Lanes;
use crate::letters::{LONGEST, Letter};
use crate::moves::{Move, Moves};
use crate::place::letters;
use crate::rack::Rack;
use crate::search::{GRAIN, Searcher};
use crate::strategy::turn::{Around, Turn, best_exchange};
use crate::words::{SHORTEST, Words};

/// How common the words of a list are: a class from 0 (rare) to 9 (everyone's), and whether only a rare tense
/// makes the word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vocabulary {
    /// By bucket of the list, how many words come before it.
    firsts: Vec<u32>,
    classes: Vec<u8>,
}

/// Added to the class of a word that only a rare tense makes.
pub const RARE_TENSE: u8 = 16;
/// The class of a word that nothing is known of.
pub const UNKNOWN: u8 = 3;
const CLASS: u8 = 15;

impl Vocabulary {
    /// The classes of the words of a list, as far as they are known.
    pub fn new<'w>(words: &Words, known: impl IntoIterator<Item = (&'w [u8], u8)>) -> Self {
        let mut vocabulary = Self { firsts: words.words_before(), classes: vec![UNKNOWN; words.len()] };
        for (word, class) in known {
            let letters: Vec<Letter> = word.iter().map(|character| character.wrapping_sub(b'A')).collect();
            if let Some(number) = words.number(&vocabulary.firsts, &letters) {
                vocabulary.classes[number] = class;
            }
        }
        vocabulary
    }

    /// The class of a word of the list; `lowered`: by how much where only a rare tense makes it.
    pub fn class(&self, words: &Words, word: &[Letter], lowered: u8) -> Option<u8> {
        let class = self.classes[words.number(&self.firsts, word)?];
        let less = if class & RARE_TENSE != 0 { lowered } else { 0 };
        Some((class & CLASS).saturating_sub(less))
    }
}

/// What a player knows and sees.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sight {
    /// Words of a lower class are not known.
    pub least_class: u8,
    /// By how much the class of rare tenses is lowered.
    pub rare_tenses: u8,
    /// How likely a word is seen at all.
    pub base: f64,
    /// By how much each word formed crosswise makes it less likely.
    pub crosswise: f64,
    /// By how much each tile laid beyond the fourth does.
    pub long: f64,
    /// With fewer points he would rather exchange, if he may; unless he weighs what he keeps, which tells.
    pub content: i32,
}

/// Looks that a player takes at his letters; each time what he missed is likelier to be seen, the last time sure.
const LOOKS: u32 = 5;

/// What nobody spends a joker for is worth less, in points.
const JOKER: i32 = 15;

/// A player's look at all the moves of a turn.
pub(crate) struct Look<'l> {
    pub(crate) vocabulary: &'l Vocabulary,
    pub(crate) sight: Sight,
    /// Tells this turn of this player from any other.
    pub(crate) moment: u64,
}

impl Look<'_> {
    /// The moves seen, best first by score, and by leave if he weighs it, `most` of them; if none, the best
    /// exchange or a pass.
    pub(crate) fn turns(
        &self,
        searcher: &mut Searcher<'_>,
        lanes: &Lanes,
        rack: &Rack,
        (around, weighs_leaves): (Around<'_>, bool),
        most: usize,
    ) -> Vec<Turn> {
        let keeping = around.keeping();
        searcher.weigh(rack, |subsets, kept| keeping.weigh(subsets, kept));
        let (words, _) = searcher.game();
        let (moves, subsets) = searcher.all_of_weighed(lanes);
        let mut ranked: Vec<(i32, i32, &Move)> = moves
            .iter()
            .map(|found| {
                let leave = subsets.leave_without(moves.laid(found).map(|(.., tile)| tile.kind()));
                let jokers = moves.laid(found).filter(|(.., tile)| around.bag > 0 && tile.is_joker()).count();
                let kept = if weighs_leaves { leave } else { -(jokers as i32) * JOKER * GRAIN };
                (found.score() * GRAIN + kept, leave, found)
            })
            .collect();
        ranked.sort_by(|one, other| {
            let rank = |(worth, _, found): &(i32, i32, &Move)| std::cmp::Reverse((*worth, found.score()));
            rank(one).cmp(&rank(other)).then_with(|| moves.order(one.2).cmp(&moves.order(other.2)))
        });
        let known = |found: &Move| self.knows(words, &moves, found);
        let mut seen = Vec::new();
        for look in 0..LOOKS {
            let visible = ranked.iter().filter(|(.., found)| self.sees(&moves, found, look) && known(found));
            seen.extend(visible.take(most).map(|(_, leave, found)| Turn::play(&moves, found, rack, *leave)));
            if !seen.is_empty() {
                break;
            }
        }
        let exchange = best_exchange(searcher, lanes, rack, around);
        let better = |exchange: &Turn| match seen.first() {
            Some(best) if weighs_leaves => exchange.leave > best.equity(),
            Some(best) => best.score < self.sight.content,
            None => true,
        };
        if let Some(exchange) = exchange.filter(better) {
            seen.insert(0, exchange);
        }
        if seen.is_empty() {
            seen.push(Turn::pass(&lanes.grid, rack));
        }
        seen
    }

    /// Whether he knows every word that a move makes.
    fn knows(&self, words: &Words, moves: &Moves, found: &Move) -> bool {
        let known = |word: &[Square]| {
            let class = self.vocabulary.class(words, &letters(word), self.sight.rare_tenses);
            class.is_some_and(|class| class >= self.sight.least_class)
        };
        known(&moves.word(found)) && moves.cross(found).iter().all(|word| known(word))
    }

    /// Whether he sees a word: by chance of its own, the same wherever it could go.
    fn sees(&self, moves: &Moves, found: &Move, look: u32) -> bool {
        let letters = moves.word(found);
        let chance = letters
            .iter()
            .fold(mixed(self.moment), |hash, tile| mixed(hash ^ (u64::from(tile.letter().unwrap_or(0)) + 1)));
        let tiles = moves.tiles(found) as i32;
        let Sight { base, crosswise, long, .. } = self.sight;
        let mut likely = base * long.powi((tiles - 4).max(0)) * crosswise.powi(moves.crossings(found) as i32);
        if look + 1 == LOOKS {
            likely = 1.0;
        }
        for _ in 0..look {
            likely = likely.sqrt();
        }
        (chance >> 11) as f64 / (1u64 << 53) as f64 <= likely
    }
}

impl Words {
    /// By bucket, how many words come before it.
    fn words_before(&self) -> Vec<u32> {
        let mut firsts = Vec::with_capacity(self.filters[0].len());
        let mut count = 0;
        for length in SHORTEST..=LONGEST {
            let shelf = self.shelves[length];
            for bucket in shelf.buckets().range() {
                firsts.push(count);
                count += self.in_bucket(bucket, length).count() as u32;
            }
        }
        firsts
    }

    /// The place of a word in the order of the compiled list.
    fn number(&self, firsts: &[u32], word: &[Letter]) -> Option<usize> {
        let bucket = self.bucket_number(word)?;
        let place = self.in_bucket(bucket, word.len()).position(|other| other == word)?;
        Some(firsts[bucket] as usize + place)
    }
}
