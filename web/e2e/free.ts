import type { Page } from "playwright-core";
import { placeOf, referenceOf, SIZE, step } from "../src/board/board";
import type { ChannelMap } from "../src/net/server";
import type { Club } from "./server";

export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** The last game that this browser keeps of a kind: its id and its link. */
export const keptBy = (page: Page, kind: string): Promise<{ id: string; secret: string }> =>
  page.evaluate(
    (wanted) =>
      (
        JSON.parse(localStorage.getItem("nonuple.games") ?? "[]") as {
          kind: string;
          id: string;
          secret: string;
        }[]
      ).find(({ kind }) => kind === wanted) as { id: string; secret: string },
    kind,
  );

type Free = ChannelMap["free"];

export const freeParts = async (club: Club, id: string, secret: string): Promise<Free> =>
  (await club.get<{ parts: Free }>(`/api/free/${id}/channels/free`, secret)).parts;

/** A free square beside a letter of the grid, below or above it, and otherwise alone: two letters read there. */
export function besideOf(rows: readonly string[]): string {
  const grid = rows.join("");
  if (/^\.*$/.test(grid)) return "H8";
  const isFree = (square: number | null) => square === null || grid[square] === ".";
  for (let square = 0; square < SIZE * SIZE; square += 1) {
    const above = step(square, -1, 0);
    const around = [step(square, 1, 0), step(square, 0, 1), step(square, 0, -1)];
    if (isFree(square) && !isFree(above) && around.every(isFree)) return referenceOf(square);
  }
  throw new Error("nowhere to lay a letter");
}

export const squareAt = (page: Page, reference: string) =>
  page.locator(`[data-square="${placeOf(reference)?.square}"]`);

/** Lays the first letters of the rack by touch, from a square on. */
export async function layFirst(page: Page, reference: string, count: number): Promise<void> {
  await squareAt(page, reference).click();
  for (let at = 0; at < count; at += 1) {
    const tile = page.locator("button[data-tile]").first();
    const isJoker = (await tile.getAttribute("aria-label"))?.includes("joker");
    await tile.click();
    if (isJoker) await page.getByRole("dialog").getByRole("button", { name: "E", exact: true }).click();
  }
}

/** Waits until it is one's turn, or somebody's word can be challenged, or all is over. */
export async function awaited(page: Page): Promise<"mine" | "challenge" | "over"> {
  const mine = page.getByRole("heading", { name: "À vous de jouer" });
  const challenge = button(page, /Je conteste/);
  const over = page.getByRole("link", { name: /Analyser la partie/ });
  await mine.or(challenge).or(over).first().waitFor({ state: "attached" });
  if ((await over.count()) > 0) return "over";
  return (await challenge.count()) > 0 ? "challenge" : "mine";
}

/** Passes one's turn as soon as one may, unless all is over by then. */
export async function pass(page: Page): Promise<void> {
  const over = page.getByRole("link", { name: /Analyser la partie/ });
  const may = page.locator("main button:enabled", { hasText: /^Passer/ });
  await may.or(over).first().waitFor();
  if ((await over.count()) > 0) return;
  await page.keyboard.press("F3");
  const sure = page.getByRole("dialog").getByRole("button", { name: "Passer" });
  if (
    !(await sure.waitFor({ timeout: 1_000 }).then(
      () => true,
      () => false,
    ))
  )
    return;
  await sure.press("Enter");
  await sure.waitFor({ state: "hidden" });
}

/** Passes until the game is over. */
export async function passToTheEnd(page: Page): Promise<void> {
  while ((await awaited(page)) !== "over") await pass(page);
}
