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
  free_warnings: { normal: 3, blitz: 5, original: 5 },
  appeals_article: "7.3",
  appeal_minutes: 15,
  commission_when_ranked: true,
  favours_the_player: true,
};
