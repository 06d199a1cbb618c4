import { placeOf, type Place } from "./board";
import { redraft, typeLetter, type Composition, type Position } from "./composition";
import type { Draft } from "./draft";

const ACROSS = /^[A-O]\d{1,2}$/;
const FIGURES = /^\d+$/;

const goTo = (composition: Composition, before: Draft, place: Place): Composition =>
  redraft(composition, { ...before, caret: place.square, direction: place.direction });

/** A letter of a word, or a mark of a reference: `H4` goes across from there, `4H` down. */
export const typeMark = (position: Position, composition: Composition, mark: string): Composition =>
  FIGURES.test(mark) ? typeFigure(composition, mark) : typeInitial(position, composition, mark);

/** A figure after a row goes to a square, one more goes on (`H1`, `H12`); otherwise a column begins. */
function typeFigure(composition: Composition, figure: string): Composition {
  const { typed, draft } = composition;
  const text = (typed?.text ?? "") + figure;
  const place = typed && ACROSS.test(text) ? placeOf(text) : null;
  if (typed && place) return { ...goTo(composition, typed.before, place), typed: { ...typed, text } };
  const column = FIGURES.test(text) && placeOf(`${text}A`) ? text : figure;
  return { ...composition, trouble: null, typed: { text: column, before: draft } };
}

/** A letter after a column goes to a square. A word's first one may be a row: a figure after it says so. */
function typeInitial(position: Position, composition: Composition, letter: string): Composition {
  const { typed, draft } = composition;
  const place = typed && FIGURES.test(typed.text) ? placeOf(typed.text + letter) : null;
  if (place) return goTo(composition, draft, place);
  const after = typeLetter(position, composition, letter);
  const isRow = draft.laid.length === 0 || after.trouble !== null;
  return { ...after, typed: isRow ? { text: letter.toUpperCase(), before: draft } : undefined };
}
