import { describe, expect, it } from "vitest";
import type { GameView, Me, TurnView } from "../../net/server";
import { noteOf, shownOf } from "./shown";

const turn = (stage: TurnView["stage"], changed: Partial<TurnView> = {}): TurnView => ({
  stage,
  turn: 3,
  draw: stage === "draw" || stage === "announce" || stage === "over" ? null : 3,
  kept: "",
  drawn: "",
  rejected: 0,
  cancelled: false,
  ...changed,
});
const game = (changed: Partial<GameView> = {}) =>
  ({ phones: true, sudden_death: false, ...changed }) as GameView;
const me = (changed: Partial<Me> = {}) => ({ playing: true, excluded: false, ...changed }) as Me;

const home = (known: { turn: TurnView; game?: GameView; me?: Me; timeOver?: boolean; handed?: boolean }) =>
  shownOf({ game: game(), me: me(), timeOver: false, handed: false, ...known }).home;

describe("the phone shows", () => {
  it("the slip while it can be written", () => {
    for (const stage of ["letters", "play", "paused"] as const)
      expect(home({ turn: turn(stage) })).toBe("compose");
  });

  it("what became of it once handed in or closed", () => {
    expect(home({ turn: turn("play"), handed: true })).toBe("sheet");
    expect(home({ turn: turn("play"), timeOver: true })).toBe("sheet");
    expect(home({ turn: turn("word") })).toBe("sheet");
    expect(home({ turn: turn("announce") })).toBe("sheet");
  });

  it("the grid to those who write on paper or do not play", () => {
    expect(home({ turn: turn("play"), game: game({ phones: false }) })).toBe("grid");
    expect(home({ turn: turn("play"), me: me({ playing: false }) })).toBe("grid");
  });

  it("the sheet to all once the game is over, whatever they wrote on", () => {
    expect(home({ turn: turn("over") })).toBe("sheet");
    expect(home({ turn: turn("over"), game: game({ phones: false }) })).toBe("sheet");
    expect(home({ turn: turn("over"), game: game({ phones: false }), me: me({ playing: false }) })).toBe(
      "sheet",
    );
  });
});

describe("what is out of the ordinary", () => {
  const note = (stage: TurnView["stage"], changed: { turn?: object; game?: object; me?: object } = {}) =>
    noteOf({ turn: turn(stage, changed.turn), game: game(changed.game), me: me(changed.me) });

  it("is said, the most important first", () => {
    expect(note("play")).toBeNull();
    expect(note("paused", { me: { excluded: true, playing: false } })).toBe("note.excluded");
    expect(note("play", { me: { playing: false }, game: { sudden_death: true } })).toBe("note.out");
    expect(note("play", { me: { playing: false } })).toBe("note.not-playing");
    expect(note("paused", { turn: { cancelled: true } })).toBe("note.paused");
    expect(note("draw", { turn: { rejected: 1 } })).toBe("note.rejected");
    expect(note("play", { game: { phones: false } })).toBe("note.paper");
  });
});
