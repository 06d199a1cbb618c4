import type { SoloParts, SoloReport } from "../server";

/** What the page is asked, as a server would be. */
export interface Asked {
  method: string;
  path: string;
  /** What was sent, as JSON. */
  body: string | null;
  language: string;
}

export interface Answered {
  status: number;
  body: unknown;
}

/** What the worker hears, and what it says: answers, and news of a game to whoever follows it. */
export type Heard = { number: number; asked: Asked };
export type Said = { number: number; answered: Answered } | { path: string; message: unknown };

/** A sentence in both languages. */
export interface Sentence {
  fr: string;
  en: string;
}

/** What cannot be done, by the name of its sentence. */
export interface Refusal {
  code: string;
  values: Readonly<Record<string, string | number>>;
}

/** What the program gives the page: `scripts/page.py` writes it. */
export interface Given {
  lexicon: { name: string; fingerprint: string };
  choices: unknown;
  sentences: Readonly<Record<string, Sentence>>;
}

/** What the kernel shows of a game, and why words of it are worth nothing. */
export interface Shown {
  parts: SoloParts;
  held: Refusal | null;
  last: Refusal | null;
}

/** The compiled page: `page/src/lib.rs`. */
export interface Kernel {
  drawn(formula: string, secret: Uint8Array): string | undefined;
  seeded(formula: string, seed: number): string | undefined;
  of_day(day: string, what: string): string | undefined;
  analysed(asked: string): string;
  openings(asked: string): string;
  begin(id: string, begun: string): void;
  apply(id: string, event: string): void;
  decide(id: string, wish: string, asked: string): string;
  time_is_over(id: string, asked: string): string;
  shown(id: string): string;
}

/** A game of this device, as it is kept: all that happened, in order. */
export interface OwnGame {
  id: string;
  title: string;
  events: readonly { type: string }[];
  /** When each of them happened, in seconds since 1970. */
  at: readonly number[];
  /** Once it is over. */
  ended?: Pick<SoloReport, "percent" | "turns" | "tops">;
  /** Whether the diary of a server has it too. */
  noted?: true;
}

/** Where games are kept. */
export interface Shelf {
  get(id: string): Promise<OwnGame | undefined>;
  all(): Promise<OwnGame[]>;
  /** On disk once this is done. */
  put(game: OwnGame): Promise<void>;
}
