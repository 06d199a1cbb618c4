import { expect, it } from "vitest";
import { inOrder, usualPace, type Way } from "./demo";

const ways = (yours: Way["role"] | null): Way[] =>
  (["chief", "arbiter", "double", "commission", "player", "display"] as const).map((role) => ({
    role,
    who: "1",
    token: role,
    yours: role === yours,
  }));

const rolesOf = (given: readonly Way[]) => given.map(({ role }) => role);

it("shows the projector first to one who watches", () => {
  expect(rolesOf(inOrder(ways(null)))).toEqual([
    "display",
    "chief",
    "arbiter",
    "player",
    "double",
    "commission",
  ]);
});

it("shows his own screen first to one who plays", () => {
  expect(rolesOf(inOrder(ways("player"))).slice(0, 3)).toEqual(["player", "display", "chief"]);
});

it("goes at the pace of life for one who plays", () => {
  expect([usualPace("none"), usualPace("chief"), usualPace("player")]).toEqual(["10", "1", "1"]);
});
