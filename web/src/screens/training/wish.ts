import { formulaOf, type Formula } from "../../board/formula";
import { rememberAs, rememberedAs } from "../../memory";
import type { Choices, RulebookView, WantedGame } from "../../net/server";
import type { Replayable } from "../../net/replays";
import type { Wanted } from "../../house/opening";
import { capitals } from "../../ui/letters";

export const SOURCES = ["drawn", "club", "sheet", "own"] as const;
export type Source = (typeof SOURCES)[number];

/** What is chosen for a game alone; what comes from elsewhere (a sheet, letters) is not remembered. */
export interface Wish {
  source: Source;
  formula: Formula;
  joker: boolean;
  /** Seconds a turn; 0 without a clock. */
  seconds: number;
  /** Name of a rulebook, "" for the one in force. */
  edition: string;
  /** Name of a word list, "" for the one in use. */
  lexicon: string;
}

const USUAL: Wish = {
  source: "drawn",
  formula: "normal",
  joker: false,
  seconds: 180,
  edition: "",
  lexicon: "",
};
const NAME = "solo.wish";

/** As it was chosen last. */
export const lastWish = (): Wish => ({
  ...USUAL,
  ...rememberedAs<Partial<Wish>>(NAME, {}),
  source: "drawn",
});

export const keepWish = (wish: Wish): void => rememberAs(NAME, wish);

export const rulebookOf = (wish: Wish, choices: Choices): RulebookView | undefined =>
  choices.rulebooks.find(({ name }) => name === wish.edition) ?? choices.rulebooks[0];

/** Lengths of a turn that the rulebook has, the usual one first, and none at all. */
export const timesOf = (rulebook: RulebookView): number[] => [
  ...new Set([...rulebook.times.map(({ seconds }) => seconds), 0]),
];

/** The same wish with what its rulebook knows. */
export function settled(wish: Wish, rulebook: RulebookView): Wish {
  const times = timesOf(rulebook);
  const originals = rulebook.formulas.length > 1 ? {} : { formula: "normal" as const, joker: false };
  const seconds = times.includes(wish.seconds) ? wish.seconds : (times[0] ?? 0);
  return { ...wish, ...originals, seconds };
}

/** What the chosen source brings. */
export interface Brought {
  sheet: string;
  /** Of a game that was prepared and sealed. */
  password?: string;
  letters: string;
  club: Replayable | null;
}

export type Titles = Readonly<Record<Source, string>>;

/** The game to open; null while what it needs is missing. */
export function wantedOf(wish: Wish, brought: Brought, titles: Titles): Wanted | null {
  const common = { title: titles[wish.source], seconds: wish.seconds === 0 ? null : wish.seconds };
  const list = wish.lexicon === "" ? {} : { lexicon: wish.lexicon };
  const rules: WantedGame = {
    formula: formulaOf(wish),
    ...(wish.edition !== "" && { edition: wish.edition }),
    ...list,
  };
  switch (wish.source) {
    case "drawn":
      return { ...common, game: rules };
    case "own":
      return brought.letters === "" ? null : { ...common, game: { ...rules, letters: brought.letters } };
    case "sheet":
      return brought.sheet.trim() === ""
        ? null
        : {
            ...common,
            game: { game: brought.sheet, ...(brought.password && { password: brought.password }), ...list },
          };
    case "club": {
      if (!brought.club) return null;
      const { contest, game } = brought.club;
      return { ...common, game: { contest, game } };
    }
  }
}

/** Whether a file is a game that was prepared and sealed with a password. */
export const isSealed = (text: string): boolean => /"format"\s*:\s*"nonuple-sealed"/.test(text);

/** Letters as they are typed: of the alphabet, accents or not, `?` for a joker. */
export const asLetters = (text: string): string => capitals(text, "?");
