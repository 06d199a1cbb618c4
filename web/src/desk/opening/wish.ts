import { formulaOf, plainOf, type Formula } from "../../board/formula";
import type { Choices, GameView, OpenGame, OwnRules, RulebookView } from "../../net/server";

export const SOURCES = ["program", "bag", "prepared"] as const;
/** A game without a clock. */
export const NO_CLOCK = "none";

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
  /** How the time shrinks in sudden death, where not as in the rulebook's example: `3x40+20 10+10`. */
  steps: string;
  /** The table of a chief arbiter who plays too; null where he does not. */
  plays: number | null;
  /** Whether those who play from home are ranked with the room. */
  remoteRanked: boolean;
  /** What the event plays by in place of the rulebook. */
  own: OwnRules;
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
  steps: "",
  plays: null,
  remoteRanked: false,
  own: {},
  sealed: "",
  password: "",
});

/** The wish for another game with the settings of one. */
export function wishLike(game: GameView): Wish {
  const { rulebook, variant, formula, pairs, sudden_death, lexicon, phones, ranked, source, own, plays } =
    game;
  const steps = game.time?.includes("+") ? game.time : "";
  const time = steps === "" ? game.time : (rulebook.sudden_death?.name ?? game.time);
  return {
    ...usual(),
    edition: rulebook.name,
    variant,
    formula: plainOf(formula) ?? "normal",
    joker: formula.startsWith("joker"),
    time: time ?? NO_CLOCK,
    pairs,
    suddenDeath: sudden_death,
    steps,
    own,
    plays,
    remoteRanked: game.remote_ranked,
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

/** A schedule of its own takes the place of the one that shrinks as in the rulebook. */
const timeOf = ({ time, suddenDeath, steps }: Wish): string | null => {
  if (time === NO_CLOCK) return null;
  return suddenDeath && time === "sudden-death" && steps.trim() !== "" ? steps.trim() : time;
};

const isTold = (own: OwnRules): boolean => Object.values(own).some((figure) => figure != null);

/** The command that opens the game; what a prepared game fixes is not asked for. */
export function commandOf(wish: Wish): OpenGame {
  return {
    type: "OpenGame",
    title: wish.title.trim(),
    ...(wish.edition !== "" && { edition: wish.edition }),
    ...(wish.variant !== "" && { variant: wish.variant }),
    formula: formulaOf(wish),
    time: timeOf(wish),
    pairs: wish.pairs,
    sudden_death: wish.suddenDeath,
    source: wish.source,
    lexicon: wish.lexicon === "" ? null : wish.lexicon,
    phones: wish.phones && !wish.ranked,
    ranked: wish.ranked,
    ...(isTold(wish.own) && { own: wish.own }),
    ...(wish.plays !== null && wish.phones && !wish.ranked && { plays: wish.plays }),
    ...(wish.remoteRanked && wish.phones && !wish.ranked && { remote_ranked: true }),
    ...(wish.source === "prepared" && { sealed: wish.sealed, password: wish.password }),
  };
}
