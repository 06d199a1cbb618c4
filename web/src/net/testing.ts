import type { Playing } from "./playing.svelte";
import type { RulebookView, SheetView } from "./server";

/** A browser's storage, in memory, for tests; it refuses to hold more than so many entries. */
export function fakeStorage(most = Infinity): Storage {
  const held = new Map<string, string>();
  return {
    get length() {
      return held.size;
    },
    key: (at) => [...held.keys()][at] ?? null,
    getItem: (name) => held.get(name) ?? null,
    setItem: (name, value) => {
      if (!held.has(name) && held.size >= most) throw new DOMException("full", "QuotaExceededError");
      held.set(name, value);
    },
    removeItem: (name) => void held.delete(name),
    clear: () => held.clear(),
  };
}

/** A slip that nobody has entered, but for what a test says. */
export const sheetOf = (more: Partial<SheetView> = {}): SheetView => ({
  draw: 1,
  turn: 1,
  player: "p1",
  table: 1,
  name: "",
  expected: true,
  revision: 0,
  entry: null,
  rival: null,
  decision: null,
  judged: null,
  overrulings: [],
  opinions: {},
  late: null,
  correction: null,
  reviewed: false,
  corrected: false,
  note: null,
  case: null,
  warned: 0,
  ...more,
});

/** A rulebook as the server shows it. */
export const RULEBOOK: RulebookView = {
  name: "2026",
  title: { fr: "Règlement 2026", en: "2026 rulebook" },
  short: { fr: "2026", en: "2026" },
  formulas: ["normal", "7/8", "joker"],
  times: [
    { name: "normal", seconds: 180 },
    { name: "blitz", seconds: 60 },
  ],
  sudden_death: { name: "sudden-death", seconds: 60 },
  pairs: true,
  beeps: false,
  shrinking_article: "4.8.4",
  free_warnings: { normal: 3, blitz: 5, original: 5 },
  warnings_article: "6.9",
  appeals_article: "7.3",
  appeal_minutes: 15,
  solo_article: "4.5",
  solo_players: 16,
  solo_bonus: 10,
  commission_when_ranked: true,
  favours_the_player: true,
};

/** A game at home as a server would show it, by channel and name; what is asked of it is written down. */
export class FakeGame {
  readonly asked: unknown[] = [];
  /** Why it does nothing that is asked, while it does not. */
  refuses: string | null = null;
  readonly playing: Playing;

  constructor(readonly channels: Record<string, Record<string, unknown>>) {
    const playing = {
      id: "g",
      path: "/api/kind/g",
      busy: false,
      refusal: null as string | null,
      live: {
        connection: "open",
        clock: null,
        part: (channel: string, name: string) => this.channels[channel]?.[name] ?? undefined,
      },
      ask: (command: unknown): Promise<boolean> => {
        this.asked.push(command);
        playing.refusal = this.refuses;
        return Promise.resolve(this.refuses === null);
      },
    };
    this.playing = playing as unknown as Playing;
  }
}
