import type { Page } from "playwright-core";
import { FIRST, lastRound, line, openDesks, playTwoTurns, table, type Desks } from "./arbiter.scenes";
import type { Club } from "./server";

/** Slips as the arbiters have entered them: one reads GALOPES without its circle. */
export async function enterSome(club: Club, { contest, arbiter, other }: Desks): Promise<void> {
  const { draw } = await lastRound(club, contest);
  const galopes = [..."GAlOPES"];
  const slips = [
    { sketch: [..."ARgIOPES"], reference: "5E", score: 90 },
    { sketch: [..."ArGIOPES"], reference: "5E", score: 90 },
    { sketch: galopes, reference: "3C", score: 84 },
    { sketch: [..."GALOPES"], reference: "3C", score: 84 },
    { sketch: [..."PEGASO"], reference: "3C", score: 30 },
    { sketch: galopes, reference: "9J", score: 84 },
  ];
  for (const [at, slip] of slips.entries()) {
    await club.ask(contest, { type: "EnterSlip", game: 1, draw, table: FIRST + at, slip }, arbiter);
  }
  for (const at of [0, 1, 2]) {
    await club.ask(
      contest,
      { type: "EnterSolution", game: 1, draw, table: FIRST + 16 + at, number: at + 1 },
      other,
    );
  }
}

/** Brings a page into each state of the double arbiter's desk, and has each one shot under its name. */
export async function scenes(club: Club, page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  const desks = await openDesks(club);
  await page.goto(club.link(desks.double, "double"));
  await page.getByText("Les bulletins se saisissent à la fin du temps").waitFor();
  await playTwoTurns(club, desks);
  await page
    .getByRole("heading", { name: "Table 63" })
    .or(page.getByText("Aucun bulletin saisi"))
    .first()
    .waitFor();
  await page.getByRole("button", { name: /^Coup 2/ }).waitFor();
  await page.keyboard.press("PageDown");
  await page.getByText("Aucun bulletin saisi").waitFor();
  await enterSome(club, desks);
  await table(page, 63).waitFor();
  await shoot("conforme");
  for (const next of [64, 65, 66]) {
    await page.keyboard.press("Enter");
    await table(page, next).waitFor();
  }
  await line(page).press("Home");
  for (let step = 0; step < 2; step += 1) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Shift+L");
  await page.getByText("≠ 1 différence avec la saisie").waitFor();
  await page.getByText("Vous, encre verte").waitFor();
  await shoot("difference");
  await page.keyboard.press("Shift+Enter");
  await table(page, 67).waitFor();
  await page.getByText("envoyée", { exact: true }).waitFor();
  await shoot("envoyee");
  await page.keyboard.press("Control+z");
  await table(page, 66).waitFor();
  await page.getByText("C’est annulé.").waitFor();
  await shoot("reprise");
}
