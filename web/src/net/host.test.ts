import { expect, it } from "vitest";
import { isOnlyHere } from "./host";

it("an address of the server’s own machine is of no use to phones", () => {
  expect(["localhost", "127.0.0.1", "192.168.1.20", "club.test"].map(isOnlyHere)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
