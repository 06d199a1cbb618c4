import type { OpenGame } from "../../net/server";

export const FORMULAS = ["normal", "7/8", "7+8", "7+8+9"] as const;
export const TIMES = ["normal", "2:30", "semi-rapid", "blitz", "none"] as const;
export const BOX_TIMES = ["box-1", "box-2", "box-3", "box-4", "none"] as const;
export const EDITIONS = ["2026", "2010", "2009", "box"] as const;
export const SOURCES = ["program", "bag", "prepared"] as const;

export type Formula = (typeof FORMULAS)[number];
export type Time = (typeof TIMES)[number] | (typeof BOX_TIMES)[number] | "sudden-death";
export type Edition = (typeof EDITIONS)[number];
export type Source = (typeof SOURCES)[number];

/** What is chosen for a game, before it is opened. */
export interface Wish {
  title: string;
  formula: Formula;
  joker: boolean;
  time: Time;
  edition: Edition;
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
  edition: "2026",
  source: "program",
  lexicon: "",
  phones: true,
  ranked: false,
  pairs: false,
  suddenDeath: false,
  sealed: "",
  password: "",
});

/** The times that go with the other choices; the first is the usual one. */
export function timesOf(wish: Pick<Wish, "edition" | "suddenDeath">): readonly Time[] {
  if (wish.edition === "box") return ["box-3", "box-1", "box-2", "box-4", "none"];
  return wish.suddenDeath ? ["sudden-death", ...TIMES] : TIMES;
}

/** The same wish, with a time that exists for it. */
export function settled(wish: Wish): Wish {
  const times = timesOf(wish);
  return times.includes(wish.time) ? wish : { ...wish, time: times[0] ?? "normal" };
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
    edition: wish.edition,
    formula: formulaOf(wish),
    time: wish.time === "none" ? null : wish.time,
    pairs: wish.pairs,
    sudden_death: wish.suddenDeath,
    source: wish.source,
    lexicon: wish.lexicon === "" ? null : wish.lexicon,
    phones: wish.phones && !wish.ranked,
    ranked: wish.ranked,
    ...(wish.source === "prepared" && { sealed: wish.sealed, password: wish.password }),
  };
}
