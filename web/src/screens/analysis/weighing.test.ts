import { describe, expect, it } from "vitest";
import type { Command } from "../../net/api";
import { Weighing } from "./weighing.svelte";

const POSITION = { grid: "", rack: "A", formula: "normal" };
const move = (word: string) => ({ ref: "H8", word });

function server(fails = false) {
  const asked: string[][] = [];
  const api = {
    send: ({ body }: Command) => {
      const { moves } = body as { moves: { word: string }[] };
      asked.push(moves.map(({ word }) => word));
      return fails ? Promise.reject(new Error("non")) : Promise.resolve(moves.map((_, at) => at));
    },
  };
  return { asked, weighing: new Weighing({ api } as never) };
}

const settled = () => new Promise((resume) => setTimeout(resume));

describe("what moves open", () => {
  it("is asked for once of each move that is looked at, a few at a time", async () => {
    const { asked, weighing } = server();
    weighing.begin(POSITION);
    for (const word of ["A", "B", "A", "C", "D", "E", "F", "G"]) weighing.want(move(word));
    await settled();
    weighing.want(move("A"));
    await settled();
    expect(asked.map((some) => some.length)).toEqual([6, 1]);
    expect(new Set(asked.flat()).size).toBe(7);
    expect(weighing.found.size).toBe(7);
  });

  it("of another position is forgotten", async () => {
    const { weighing } = server();
    weighing.begin(POSITION);
    weighing.want(move("A"));
    weighing.begin({ ...POSITION });
    await settled();
    expect(weighing.found.size).toBe(0);
  });

  it("is not asked for again and again where the server refuses", async () => {
    const { asked, weighing } = server(true);
    weighing.begin(POSITION);
    for (const word of "ABCDEFGHIJKLMNOP") weighing.want(move(word));
    await settled();
    expect(asked).toHaveLength(1);
    expect(weighing.trouble).toBe("non");
  });
});
