import { describe, expect, it } from "vitest";
import { Api, Refused, Unreachable } from "../../net/api";
import type { Session } from "../../net/contest";
import { ResultsBoard } from "./board.svelte";

const SHEET = { results: [], totals: {} };

/** An api that answers all alike, and knows what it was asked for. */
class Answering extends Api {
  readonly paths: string[] = [];
  constructor(private readonly answer: object) {
    super(() => null);
  }
  override async get<T>(path: string): Promise<T> {
    this.paths.push(path);
    if (this.answer instanceof Error) throw this.answer;
    return this.answer as T;
  }
}

function boardOf(role: string, answer: object = SHEET): [ResultsBoard, string[]] {
  const contest = {
    id: "c 1",
    name: "",
    demo: false,
    opened: "",
    number: 1,
    players: 1,
    games: 2,
    live: true,
    damage: null,
    missing: 0,
  };
  const session: Session = { role, name: "", contest, player: "p5", table: 5, arbiter: null, channels: [] };
  const api = new Answering(answer);
  const board = new ResultsBoard(api, "token", session);
  board.show(1);
  return [board, api.paths];
}

describe("the slips of a player", () => {
  it.each(["owner", "chief", "double", "arbiter"])(
    "are asked for by %s, in the game looked at",
    async (role) => {
      const [board, paths] = boardOf(role);
      expect(await board.sheetOf("p7")).toBe(SHEET);
      expect(paths).toEqual(["/api/contests/c%201/sheets/p7?game=1"]);
    },
  );

  it("are asked for by the player himself and by no other", async () => {
    const [board, paths] = boardOf("player");
    expect([await board.sheetOf("p7"), await board.sheetOf("p5")]).toEqual([null, SHEET]);
    expect(paths).toHaveLength(1);
  });

  it.each(["spectator", "display", "organiser", "commission"])("are not asked for by %s", async (role) => {
    const [board, paths] = boardOf(role);
    expect([await board.sheetOf("p5"), paths]).toEqual([null, []]);
  });

  it("of another desk are left to it", async () => {
    const [board] = boardOf("arbiter", new Refused(403, "not yours"));
    expect(await board.sheetOf("p7")).toBeNull();
  });

  it("that cannot be read are said to be so", async () => {
    const [board] = boardOf("chief", new Unreachable("no network"));
    await expect(board.sheetOf("p7")).rejects.toThrow("no network");
  });
});

it("the table for a spreadsheet is of what is looked at", () => {
  const [board] = boardOf("spectator");
  expect(board.spreadsheet).toBe("/api/contests/c%201/results.csv?game=1");
  board.show("all");
  expect(board.spreadsheet).toBe("/api/contests/c%201/cumulated.csv");
});
