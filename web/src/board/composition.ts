import { JOKER } from "./board";
import {
  BLANK,
  isBehind,
  laying,
  passedOver,
  picked,
  putting,
  reading,
  takenBack,
  tileFor,
  turned,
  type Draft,
} from "./draft";
import { inOrder, shuffled, sorted } from "./rack";

/** What a word is composed from: the grid in play and the letters drawn. */
export interface Position {
  grid: readonly string[];
  rack: string;
}

/** Why the last letter was not laid. */
export type Trouble = "no-square" | "edge" | "off-line" | { missing: string };

/** A slip being composed: the draft, the rack as its player has arranged it, and what went wrong last. */
export interface Composition {
  draft: Draft;
  /** Places of the rack, in the order in which they are shown. */
  order: readonly number[];
  trouble: Trouble | null;
  /** What was typed last, while it may be the beginning of a reference, and the draft before it. */
  typed?: { text: string; before: Draft } | undefined;
}

export const begin = (rack: string, draft: Draft = BLANK): Composition => ({
  draft,
  order: inOrder(rack),
  trouble: null,
});

/** The composition with another draft: what was wrong before is over. */
export const redraft = (composition: Composition, draft: Draft): Composition => ({
  ...composition,
  draft,
  trouble: null,
  typed: undefined,
});

/** Touches a square: goes there, or turns the word that begins there. */
export const touch = ({ grid }: Position, composition: Composition, square: number): Composition =>
  redraft(composition, picked(grid, composition.draft, square));

export const turn = ({ grid }: Position, composition: Composition): Composition =>
  redraft(composition, turned(grid, composition.draft));

const placeless = ({ laid }: Draft): Trouble => (laid.length > 0 ? "edge" : "no-square");

/** Lays a letter of the rack, in lower case when its tile is a joker. */
export function lay({ grid }: Position, composition: Composition, letter: string, tile: number): Composition {
  const draft = laying(grid, composition.draft, letter, tile);
  return draft ? redraft(composition, draft) : { ...composition, trouble: placeless(composition.draft) };
}

/**
 * Lays a letter that was typed: its tile, else a joker; `a` asks for the joker. A letter of the grid that is next in
 * the word is read, never laid a second time.
 */
export function typeLetter(position: Position, composition: Composition, letter: string): Composition {
  const { grid, rack } = position;
  const { draft } = composition;
  const capital = letter.toUpperCase();
  const isCapital = letter === capital;
  const past = isCapital ? passedOver(grid, draft, capital) : null;
  if (past) return redraft(composition, past);
  const plain = isCapital ? tileFor(rack, draft.laid, capital) : null;
  if (plain !== null) return readOn(lay(position, composition, capital, plain));
  if (isCapital && isBehind(grid, draft, capital)) return redraft(composition, draft);
  const joker = tileFor(rack, draft.laid, JOKER);
  if (joker === null) return { ...composition, trouble: { missing: capital } };
  return readOn(lay(position, composition, capital.toLowerCase(), joker));
}

const readOn = (composition: Composition): Composition =>
  composition.trouble === null ? { ...composition, draft: reading(composition.draft) } : composition;

/** Puts a letter of the rack, or one that is laid already, on a square: the caret goes on from there. */
export function put(
  { grid }: Position,
  composition: Composition,
  letter: string,
  tile: number,
  square: number,
): Composition {
  const draft = putting(grid, composition.draft, { square, letter, tile });
  if (draft === "taken") return composition;
  return draft === "off-line" ? { ...composition, trouble: draft } : redraft(composition, draft);
}

/** A letter that is laid goes back to the rack. */
export const recall = (composition: Composition, square: number): Composition =>
  redraft(composition, {
    ...composition.draft,
    laid: composition.draft.laid.filter((one) => one.square !== square),
    caret: square,
  });

/** A tile of the rack at another place of it. */
export function arrange(composition: Composition, tile: number, place: number): Composition {
  const order = composition.order.filter((one) => one !== tile);
  order.splice(place, 0, tile);
  return { ...composition, order };
}

/** Takes back the letter under the caret, else the last one laid. */
export const takeBack = (composition: Composition): Composition =>
  redraft(composition, takenBack(composition.draft));

export const clear = (composition: Composition): Composition =>
  redraft(composition, { ...composition.draft, laid: [], score: "", reference: "" });

/** Another letter for a joker that is laid; without one it goes back to the rack. */
export function changeJoker(composition: Composition, square: number, letter: string | null): Composition {
  const { draft } = composition;
  const laid = draft.laid.flatMap((one) => {
    if (one.square !== square) return [one];
    return letter === null ? [] : [{ ...one, letter: letter.toLowerCase() }];
  });
  return redraft(composition, { ...draft, laid, caret: letter === null ? square : draft.caret });
}

export const shuffle = (composition: Composition, random: () => number = Math.random): Composition => ({
  ...composition,
  order: shuffled(composition.order, random),
});

export const sort = ({ rack }: Position, composition: Composition): Composition => ({
  ...composition,
  order: sorted(rack),
});
