import { expect, it } from "vitest";
import { asCode } from "./code";

it("writes a code as it is printed, whatever is typed", () => {
  expect(asCode("b4k")).toBe("B4K");
  expect(asCode("b4k7rm2p")).toBe("B4K7-RM2P");
  expect(asCode(" B4K7 - rm2p!! xx")).toBe("B4K7-RM2P");
});
