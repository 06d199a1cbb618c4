import type { Page } from "playwright-core";
import { ago, games, shared, lostTurn, reviews, withDiary } from "./diary";
import type { Club } from "./server";

/** Brings a page into each state of one's own diary, and has each one shot under its name. */
export async function scenes(club: Club, page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  await page.goto(`${club.address}/#/carnet`);
  await page.getByRole("heading", { name: "Rien encore." }).waitFor();
  await shoot("vide");
  await withDiary(club, page, {
    games: [...games(24), ...shared()],
    reviews: [...reviews(60), ...reviews(20), ...reviews(4)],
    words: ["WAPITI", "KIWI", "GRANULE"].map((word) => ({ word, on: ago(2).slice(0, 10), missed: true })),
    turns: [lostTurn(5)],
  });
  await page.goto(`${club.address}/#/carnet`);
  await page.locator("canvas").nth(3).waitFor();
  await shoot("courbes");
  await page.getByRole("button", { name: "Effacer…" }).click();
  await page.getByRole("heading", { name: "Effacer tout le carnet ?" }).waitFor();
  await shoot("effacer");
}
