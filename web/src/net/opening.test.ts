import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openHereNext, openWhereLast } from "./opening";

const went = vi.fn<(address: string) => void>();

beforeEach(() => {
  const kept = new Map<string, string>();
  went.mockReset();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal("history", { replaceState: (_: unknown, __: unknown, address: string) => went(address) });
});
afterEach(() => vi.unstubAllGlobals());

function openAt(hash: string): void {
  vi.stubGlobal("location", { hash });
  openWhereLast();
}

it("a device opens on the front page until somebody has organised with it", () => {
  openAt("");
  openAt("#/");
  expect(went).not.toHaveBeenCalled();
  openHereNext("club");
  openAt("#/");
  expect(went).toHaveBeenLastCalledWith("#/club");
});

it("an address that names a screen is followed, and whoever plays at home opens there again", () => {
  openHereNext("club");
  openAt("#/mots");
  openHereNext("home");
  openAt("#/");
  expect(went).not.toHaveBeenCalled();
});
