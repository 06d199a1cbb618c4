import { describe, expect, it } from "vitest";
import { HERO } from "./club.scenes";
import { Evening } from "./evening";
import { HELLO, scenes } from "./home.scenes";
import { title } from "./solo.scenes";
import { club, flaws, fresh } from "./stage";

it("every state has nothing that axe finds, in both themes", { timeout: 180_000 }, async () => {
  const { page } = await fresh();
  expect(await flaws(page, "accueil", scenes)).toEqual([]);
});

describe("whoever runs a club night", () => {
  it("gets to a first draw in one click and one key, and opens there next time", async () => {
    const { page, troubles } = await fresh();
    await page.goto(club.link(club.owner));
    await page.getByRole("link", { name: "Organiser une partie au club" }).click();
    await title(page, HERO).waitFor();
    await page.keyboard.press("Enter");
    await title(page, /Coup 1 : tirer/).waitFor();
    const again = await page.context().newPage();
    await again.goto(`${club.address}/#/`);
    await title(again, HERO).waitFor();
    await again.getByRole("link", { name: "Jouer à la maison" }).click();
    await title(again, HELLO).waitFor();
    await again.reload();
    await title(again, HELLO).waitFor();
    expect(troubles).toEqual([]);
  });
});

describe("a code", () => {
  it("opens its room from the bar, by one gesture", async () => {
    const evening = await Evening.open(club, "Soirée", 2);
    const { code } = await club.grant(evening.contest, { role: "display" });
    const { page } = await fresh("phone");
    await page.goto(`${club.address}/#/`);
    await page.getByLabel("Code de salle").fill(code.replace("-", "").toLowerCase());
    await page.keyboard.press("Enter");
    await title(page, "Bienvenue").waitFor();
  });

  it("of all players leads to the form that asks for the table", async () => {
    const evening = await Evening.open(club, "Soirée", 2);
    const { code } = await club.grant(evening.contest, { role: "player" });
    const { page } = await fresh("phone");
    await page.goto(`${club.address}/#/`);
    await page.getByLabel("Code de salle").fill(code);
    await page.getByRole("button", { name: "Rejoindre" }).click();
    await title(page, "Rejoindre la partie").waitFor();
    expect(await page.getByLabel("Code").inputValue()).toBe(code);
  });
});
