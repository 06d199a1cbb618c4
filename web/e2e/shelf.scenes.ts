import type { Page } from "playwright-core";
import { LONGEST } from "./evening";
import { Seat, slipOf, TABLE } from "./player.scenes";
import type { Club } from "./server";

const OTHER = 91;

/** Brings a page into each state of the shelf of late slips, and has each one shot under its name. */
export async function scenes(club: Club, page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  const seat = await Seat.at(club);
  await seat.do({ type: "Change", changes: [{ table: OTHER, player: { table: OTHER, name: LONGEST } }] });
  await page.goto(club.link(club.owner, "etagere", seat.contest));
  await page.getByRole("heading", { name: "Rien n’est arrivé tard" }).first().waitFor();
  await shoot("vide");

  await seat.open();
  await seat.draw();
  await seat.do({ type: "StartClock" });
  const [top] = await seat.solutions();
  if (!top) throw new Error("no solution");
  const draw = (await seat.room()).turn.draw ?? 0;
  await seat.do({ type: "CloseSlips" });
  await seat.do({ type: "Retain" });
  await seat.do({ type: "EndGame" });
  await seat.open();
  for (const table of [OTHER, TABLE])
    await seat.do({ type: "EnterSlip", game: 1, draw, table, slip: slipOf(top) });
  await page.getByRole("heading", { name: "2 bulletins de la partie 1 arrivés tard" }).waitFor();
  await shoot("deux");
  await page.keyboard.press("c");
  await page.getByRole("heading", { name: "1 bulletin de la partie 1 arrivé tard" }).waitFor();
  await shoot("compte");
}
