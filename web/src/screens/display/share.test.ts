import { expect, it } from "vitest";
import type { Commentary } from "../../net/server";
import { shareOf } from "./share";

const said = (some: Partial<Commentary>): Commentary => ({
  turn: 3,
  top: 34,
  tables: 184,
  pending: 0,
  found: 70,
  sub_tops: [],
  near: [],
  ...some,
});

it.each([
  [said({}), { state: "told", found: 70, percent: 38 }],
  [said({ pending: 9 }), { state: "told", found: 70, percent: 38 }],
  [said({ pending: 10 }), { state: "waiting" }],
  [said({ found: null }), { state: "few" }],
  [said({ found: 0 }), { state: "none" }],
  [said({ tables: 0, found: 0 }), { state: "waiting" }],
])("says of %o %o", (word, share) => expect(shareOf(word)).toEqual(share));
