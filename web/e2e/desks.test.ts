import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { WrittenSlip } from "../src/net/server";
import {
  enter,
  FIRST,
  lastRound,
  line,
  mark,
  openDesks,
  playTo,
  table,
  type Desks,
  type as typeLine,
} from "./arbiter.scenes";
import { club, fresh } from "./stage";

const card = (page: Page) => page.getByRole("alert").filter({ hasText: "Table 63, coup 1 : deux saisies" });

interface Opened extends Desks {
  draw: number;
  page: Page;
  second: Page;
}

async function seat(token: string): Promise<Page> {
  const { page } = await fresh();
  await page.goto(club.link(token, "arbitre"));
  await table(page, FIRST).waitFor();
  return page;
}

/** Twice the same desk, after the first turn: AEGOPS?, GAlOPES H4 is worth 74. */
async function openTwice(): Promise<Opened> {
  const desks = await openDesks(club);
  await playTo(club, desks.contest, "AEGOPS?");
  const { draw } = await lastRound(club, desks.contest);
  const [page, second] = [await seat(desks.arbiter), await seat(desks.arbiter)];
  return { ...desks, draw, page, second };
}

const slipOf = async ({ contest, draw }: Opened): Promise<WrittenSlip | undefined> =>
  (await club.part(contest, "double", `sheet:${draw}:${FIRST}`)).entry?.slip;

it("who began before the other entered it overwrites nothing: both are shown both entries", async () => {
  const opened = await openTwice();
  const { page, second } = opened;
  await typeLine(second, "PEGASO");
  await enter(page, "GAlOPES H4 74", /Payé/);
  await mark(second, FIRST, "74").waitFor();
  await typeLine(second, " H4 20");
  await second.keyboard.press("Enter");
  for (const desk of [page, second]) {
    await card(desk).getByText("GAlOPES H4 74").first().waitFor();
    await card(desk).getByText("PEGASO H4 20").first().waitFor();
    await mark(desk, FIRST, "2 fois").waitFor();
    await desk.getByRole("button", { name: /deux saisies Table 63/ }).waitFor();
  }
  expect(await slipOf(opened)).toMatchObject({ sketch: ["GAlOPES"] });
  await page.getByRole("button", { name: "Prendre PEGASO H4 20" }).waitFor();
  await page.keyboard.press("Alt+o");
  await mark(second, FIRST, "✕ 0").waitFor();
  await card(second).waitFor({ state: "detached" });
  expect(await slipOf(opened)).toMatchObject({ sketch: ["PEGASO"] });
});

it("what the other enters is told on an empty line, and does not come onto it", async () => {
  const opened = await openTwice();
  const { page, second } = opened;
  await enter(page, "GAlOPES H4 74", /Payé/);
  await second.getByText("Table 63 : saisie à un autre poste").waitFor();
  expect(await line(second).inputValue()).toBe("");
  await typeLine(second, "PEGASO H4 20");
  expect(await line(second).inputValue()).toBe("PEGASO H4 20");
  await second.keyboard.press("Enter");
  await card(page).waitFor();
  await second.keyboard.press("Alt+n");
  await card(page).waitFor({ state: "detached" });
  expect(await slipOf(opened)).toMatchObject({ sketch: ["GAlOPES"] });
});

it("an entry kept while the network was away is set aside too", async () => {
  const opened = await openTwice();
  const { page, second } = opened;
  await second.context().setOffline(true);
  await typeLine(second, "PEGASO H4 20");
  await second.keyboard.press("Enter");
  await mark(second, FIRST, "gardé").waitFor();
  await enter(page, "GAlOPES H4 74", /Payé/);
  await mark(page, FIRST, "74").waitFor();
  await second.context().setOffline(false);
  await second.getByText(/a table 63 vient d.être saisie/).waitFor();
  await Promise.all([card(page).waitFor(), card(second).waitFor()]);
  expect(await slipOf(opened)).toMatchObject({ sketch: ["GAlOPES"] });
});
