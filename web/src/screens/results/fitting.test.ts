import { expect, it } from "vitest";
import { fitting } from "./fitting";

it("shows of a line over all games what its table can hold", () => {
  expect([1400, 950, 750, 600].map((width) => fitting(width, 4))).toEqual([
    "words",
    "figures",
    "bare",
    "narrow",
  ]);
  expect(fitting(1400, 12)).toBe("figures");
  expect(fitting(1000, 8)).toBe("bare");
});
