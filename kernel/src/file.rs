//! The compiled word list as bytes: loaded in milliseconds, refused when foreign, outdated or damaged.
//!
//! Layout, all numbers little-endian: magic (8 bytes), version (u32), number of bytes after the checksum (u64),
//! checksum of those bytes (u64), the shelves, then the six arrays, each after its length (u32).

use crate::letters::LONGEST;
use crate::words::{LACKING, Part, Shelf, Short, Words};

const MAGIC: [u8; 8] = *b"NONUPLE\x1a";
/// Raised whenever the layout or anything that `words` derives from a key changes.
pub const VERSION: u32 = 4;
const PREAMBLE: usize = 8 + 4 + 8 + 8;

/// Why bytes are not a compiled word list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// Not written by `dump`.
    Foreign,
    /// Written by another version of the program.
    Version(u32),
    /// Cut short or altered.
    Damaged,
}

impl std::fmt::Display for LoadError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Foreign => write!(f, "not a compiled word list"),
            Self::Version(found) => {
                write!(f, "compiled word list of version {found}, version {VERSION} is needed")
            }
            Self::Damaged => write!(f, "damaged compiled word list"),
        }
    }
}

impl std::error::Error for LoadError {}

impl Words {
    /// The list as bytes.
    pub fn dump(&self) -> Vec<u8> {
        let mut body = Vec::with_capacity(self.memory() + 512);
        for shelf in self.shelves {
            body.extend([shelf.words, shelf.base].map(u32::to_le_bytes).as_flattened());
            for part in std::iter::once(shelf.completions).chain(shelf.filters) {
                body.extend([part.first.to_le_bytes(), part.count.to_le_bytes()].as_flattened());
            }
        }
        for filters in &self.filters {
            put(&mut body, filters.iter().map(|x| x.to_le_bytes()));
        }
        put(&mut body, self.before.iter().map(|x| x.to_le_bytes()));
        put(&mut body, self.completions.iter().map(|x| x.to_le_bytes()));
        put(&mut body, self.entries.iter().map(|x| [*x]));

        let mut bytes = Vec::with_capacity(PREAMBLE + body.len());
        bytes.extend(MAGIC);
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend((body.len() as u64).to_le_bytes());
        bytes.extend(checksum(&body).to_le_bytes());
        bytes.extend(body);
        bytes
    }

    /// Read what `dump` wrote.
    pub fn load(bytes: &[u8]) -> Result<Self, LoadError> {
        let mut reader = Reader(bytes);
        if reader.take(8) != Ok(&MAGIC) {
            return Err(LoadError::Foreign);
        }
        let version = reader.number()?;
        if version != VERSION {
            return Err(LoadError::Version(version));
        }
        let size = u64::from_le_bytes(reader.array()?);
        let sum = u64::from_le_bytes(reader.array()?);
        if size != reader.0.len() as u64 || sum != checksum(reader.0) {
            return Err(LoadError::Damaged);
        }

        let mut shelves = [Shelf::default(); LONGEST + 1];
        for shelf in &mut shelves {
            shelf.words = reader.number()?;
            shelf.base = reader.number()?;
            shelf.completions = reader.part()?;
            for part in &mut shelf.filters {
                *part = reader.part()?;
            }
        }
        let mut filters: [Vec<u64>; LACKING] = Default::default();
        for array in &mut filters {
            *array = reader.array_of(u64::from_le_bytes)?;
        }
        let words = Self {
            shelves,
            filters,
            before: reader.array_of(u32::from_le_bytes)?,
            completions: reader.array_of(u32::from_le_bytes)?,
            entries: reader.array_of(u8::from_le_bytes)?,
            short: Short::default(),
        };
        Ok(words.with_short_words())
    }
}

fn put<const N: usize>(bytes: &mut Vec<u8>, items: impl ExactSizeIterator<Item = [u8; N]>) {
    bytes.extend((items.len() as u32).to_le_bytes());
    items.for_each(|item| bytes.extend(item));
}

struct Reader<'b>(&'b [u8]);

impl<'b> Reader<'b> {
    fn take(&mut self, count: usize) -> Result<&'b [u8], LoadError> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or(LoadError::Damaged)?;
        self.0 = rest;
        Ok(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], LoadError> {
        self.take(N)?.try_into().map_err(|_| LoadError::Damaged)
    }

    fn number(&mut self) -> Result<u32, LoadError> {
        self.array().map(u32::from_le_bytes)
    }

    fn part(&mut self) -> Result<Part, LoadError> {
        Ok(Part { first: self.number()?, count: self.number()? })
    }

    fn array_of<T, const N: usize>(&mut self, read: fn([u8; N]) -> T) -> Result<Vec<T>, LoadError> {
        let count = self.number()? as usize;
        let bytes = self.take(count.checked_mul(N).ok_or(LoadError::Damaged)?)?;
        let (items, _) = bytes.as_chunks::<N>();
        Ok(items.iter().map(|item| read(*item)).collect())
    }
}

/// Enough to notice any accident; not a defence against forgery.
fn checksum(bytes: &[u8]) -> u64 {
    const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;
    let (words, rest) = bytes.as_chunks::<8>();
    let mut sums = [1, 2, 3, 4].map(|i| FACTOR.wrapping_mul(i));
    for (i, word) in words.iter().enumerate() {
        let sum = &mut sums[i & 3];
        *sum = (*sum ^ u64::from_le_bytes(*word)).wrapping_mul(FACTOR).rotate_left(29);
    }
    let tail = rest.iter().fold(bytes.len() as u64, |sum, byte| (sum << 8) ^ u64::from(*byte));
    sums.iter().fold(tail, |sum, part| (sum ^ part).wrapping_mul(FACTOR).rotate_left(29))
}
