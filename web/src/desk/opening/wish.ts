import type { Choices, GameView, OpenGame, RulebookView } from "../../net/server";

export const FORMULAS = ["normal", "7/8", "7+8", "7+8+9"] as const;
export const SOURCES = ["program", "bag", "prepared"] as const;
/** A game without a clock. */
export const NO_CLOCK = "none";

export type Formula = (typeof FORMULAS)[number];
export type Source = (typeof SOURCES)[number];

/** What is chosen for a game, before it is opened. */
export interface Wish {
  title: string;
  formula: Formula;
  joker: boolean;
  /** Name of a time of the rulebook, or `NO_CLOCK`. */
  time: string;
  /** Name of a rulebook, "" for the one in force. */
  edition: string;
  /** Name of the letters and board, "" for the usual ones. */
  variant: string;
  source: Source;
  /** Name of a word list, "" for the one in use. */
  lexicon: string;
  phones: boolean;
  ranked: boolean;
  pairs: boolean;
  suddenDeath: boolean;
  sealed: string;
  password: string;
}

export const usual = (): Wish => ({
  title: "",
  formula: "normal",
  joker: false,
  time: "normal",
  edition: "",
  variant: "",
  source: "program",
  lexicon: "",
  phones: true,
  ranked: false,
  pairs: false,
  suddenDeath: false,
  sealed: "",
  password: "",
});

/** The wish for another game with the settings of one. */
export function wishLike(game: GameView): Wish {
  const { rulebook, variant, formula, time, pairs, sudden_death, lexicon, phones, ranked, source } = game;
  return {
    ...usual(),
    edition: rulebook.name,
    variant,
    formula: FORMULAS.find((one) => formula === one || formula.endsWith(`-${one}`)) ?? "normal",
    joker: formula.startsWith("joker"),
    time: time ?? NO_CLOCK,
    pairs,
    suddenDeath: sudden_death,
    lexicon,
    phones,
    ranked,
    source: SOURCES.find((one) => one === source) ?? "program",
  };
}

/** The rulebook chosen; the one in force unless told. */
export function rulebookOf(
  wish: Pick<Wish, "edition">,
  choices: Pick<Choices, "rulebooks">,
): RulebookView | undefined {
  return choices.rulebooks.find(({ name }) => name === wish.edition) ?? choices.rulebooks[0];
}

/** The times that go with the other choices; the first is the usual one. */
export function timesOf(wish: Pick<Wish, "suddenDeath">, rulebook: RulebookView): string[] {
  const own = rulebook.times.map(({ name }) => name);
  const shrinking = wish.suddenDeath && rulebook.sudden_death ? [rulebook.sudden_death.name] : [];
  return [...shrinking, ...own, NO_CLOCK];
}

/** The same wish, with what its rulebook knows. */
export function settled(wish: Wish, rulebook: RulebookView): Wish {
  const originals = rulebook.formulas.length > 1 ? {} : { formula: "normal" as const, joker: false };
  const ways = { pairs: wish.pairs && rulebook.pairs, suddenDeath: wish.suddenDeath && rulebook.sudden_death !== null }; // prettier-ignore
  const known = { ...wish, ...originals, ...ways };
  const times = timesOf(known, rulebook);
  return times.includes(known.time) ? known : { ...known, time: times[0] ?? NO_CLOCK };
}

const formulaOf = ({ formula, joker }: Wish): string => {
  if (!joker) return formula;
  return formula === "normal" ? "joker" : `joker-${formula}`;
};

/** The command that opens the game; what a prepared game fixes is not asked for. */
export function commandOf(wish: Wish): OpenGame {
  return {
    type: "OpenGame",
    title: wish.title.trim(),
    ...(wish.edition !== "" && { edition: wish.edition }),
    ...(wish.variant !== "" && { variant: wish.variant }),
    formula: formulaOf(wish),
    time: wish.time === NO_CLOCK ? null : wish.time,
    pairs: wish.pairs,
    sudden_death: wish.suddenDeath,
    source: wish.source,
    lexicon: wish.lexicon === "" ? null : wish.lexicon,
    phones: wish.phones && !wish.ranked,
    ranked: wish.ranked,
    ...(wish.source === "prepared" && { sealed: wish.sealed, password: wish.password }),
  };
}
