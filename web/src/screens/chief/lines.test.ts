import { describe, expect, it } from "vitest";
import type { LineView } from "../../net/server";
import { grouped, signals } from "./lines";

const line = (step: string, text: string, wait = 0, spoken = text): LineView => ({
  step,
  title: { fr: step, en: step },
  text,
  spoken,
  emphasis: "now",
  wait,
  speaker: "chief",
  sound: null,
});

describe("the words of a stage", () => {
  it("keep the order of the rulebook, new letters together with each letter apart", () => {
    const said = grouped([
      line("kept", "Grèce, Norvège"),
      line("new-letter", "Joker – lettre blanche", 0, "Joker, lettre blanche"),
      line("new-letter", "Égypte-E", 0, "Égypte, eu"),
      line("rack", "Grèce, Norvège, joker, Égypte"),
    ]);
    expect(said.map(({ text }) => text)).toEqual([
      "Grèce, Norvège",
      "Joker – lettre blanche\u2003Égypte\u00a0E",
      "Grèce, Norvège, joker, Égypte",
    ]);
    expect(said[1]?.spoken).toBe("Joker, lettre blanche. Égypte, eu");
  });

  it("keep the hyphen of other words", () => {
    expect(grouped([line("spelling", "Celui-A")])[0]?.text).toBe("Celui-A");
  });

  it("do not change what the server sent", () => {
    const sent = [line("new-letter", "Égypte-E"), line("new-letter", "France-F")];
    grouped(sent);
    expect(sent[0]?.text).toBe("Égypte-E");
  });
});

describe("the signals of the clock", () => {
  const lines = grouped([line("a", "Chrono !"), line("b", "Trente secondes", 150), line("c", "Terminé", 30)]);

  it("are due where the server's clock says, with the time left then", () => {
    const clock = { state: "running", seconds: 180, started: 1000, ends: 1180 } as const;
    expect(signals(lines, clock).map(({ left, due }) => [left, due])).toEqual([
      [180, 1000],
      [30, 1150],
      [0, 1180],
    ]);
  });

  it("have no moment before the clock is started", () => {
    expect(signals(lines, { state: "ready", seconds: 180 }).map(({ due }) => due)).toEqual([
      null,
      null,
      null,
    ]);
  });
});
