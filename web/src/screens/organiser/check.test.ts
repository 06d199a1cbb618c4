import { expect, it } from "vitest";
import { checked, differenceOf } from "./check";

it("compares what players counted with the ledger", () => {
  const lines = [{ total: 812 }, { total: 790, declared: 790 }, { total: 640, declared: 655 }];
  expect(lines.map(differenceOf)).toEqual([null, 0, 15]);
  expect(checked(lines)).toEqual({ same: 1, different: 1, missing: 1 });
});
