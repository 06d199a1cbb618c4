import type { Page } from "playwright-core";
import type { Club } from "./server";

/** Brings a page to the help for everybody. */
export async function scenes(club: Club, page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  await page.goto(`${club.address}/#/aide`);
  await page.getByRole("heading", { level: 1, name: "Rejoindre la partie" }).waitFor();
  await shoot("aide");
}
