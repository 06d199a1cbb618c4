import { expect, it } from "vitest";
import type { Session } from "../lib/contest";
import { slipsOf, type Handed } from "./slips";

const session = (role: string, arbiter: string | null = null): Session => ({
  role,
  name: "",
  contest: { id: "c1", name: "", demo: false, opened: "", number: 1, players: 1, games: 1, live: true },
  table: null,
  arbiter,
  channels: [],
});

class Asked {
  paths: string[] = [];
  get<T>(path: string): Promise<T> {
    this.paths.push(path);
    const sheet = (table: number) => ({
      turn: 1,
      table,
      entry: { slip: { reference: "H4" } },
      decision: { sanction: "zero", points: 0, solution: { ref: "H4", word: "MOT" }, said: null },
    });
    const answer = path.includes("/channels/")
      ? {
          parts: {
            rounds: [
              { draw: 1, turn: 1, closed: true, retained: "H4" },
              { draw: 2, closed: false },
            ],
          },
        }
      : [sheet(4), sheet(5)];
    return Promise.resolve(answer as T);
  }
}

async function read(who: Session, wanted = () => true): Promise<[Handed[], string[]]> {
  const api = new Asked();
  const slips: Handed[] = [];
  for await (const slip of slipsOf(api, who, 5, wanted)) slips.push(slip);
  return [slips, api.paths];
}

it("the chief arbiter reads the slips of every table", async () => {
  const [slips, paths] = await read(session("chief"));
  expect(slips).toEqual([{ turn: 1, word: "MOT", ref: "H4", sanction: "zero", said: null }]);
  expect(paths).toEqual(["/api/contests/c1/channels/double", "/api/contests/c1/rounds/1"]);
});

it("an arbiter asks for what his own desk has", async () => {
  const [, paths] = await read(session("arbiter", "A1"));
  expect(paths[0]).toBe("/api/contests/c1/channels/desk:A1");
});

it("others ask for nothing", async () => {
  expect(await read(session("spectator"))).toEqual([[], []]);
});

it("nothing more is read once the sheet is closed", async () => {
  const [slips, paths] = await read(session("owner"), () => false);
  expect([slips.length, paths.length]).toEqual([0, 1]);
});
