import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { club, fresh } from "./stage";
import { Event } from "./tournament";

const shown = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

it(
  "annuls a game, corrects a score and takes both back, in a page that was loaded again",
  { timeout: 240_000 },
  async () => {
    const tournament = await Event.open(club, "Coupe du Port", 4, 2);
    await tournament.hall();
    await tournament.draw(1);
    await tournament.open(1);
    await tournament.turn((table) => table - 1);
    await tournament.do({ type: "EndGame", reason: "other" });
    const { page: office } = await fresh();
    await office.goto(club.link(club.owner, `tournoi/${tournament.id}`));
    await shown(office, "Qui a fait quoi");

    // The key that opens the programme is not typed into it.
    await office.keyboard.press("m");
    await expect
      .poll(() => office.getByLabel("Nom", { exact: true }).first().inputValue())
      .toBe("Coupe du Port");
    await office.keyboard.press("Escape");

    await office.getByRole("button", { name: "Annuler…" }).click();
    await office.getByLabel(/^Pourquoi/).fill("panne de courant");
    await shown(office, /totaux changent/);
    await office.getByRole("button", { name: "Annuler la partie" }).click();
    await shown(office, "Annulée (panne de courant)");
    expect((await tournament.part("standing", "head")).top).toBe(0);

    await office.reload();
    await shown(office, "Annulée (panne de courant)");
    await office.getByRole("button", { name: "Revenir en arrière" }).click();
    await expect.poll(async () => (await tournament.part("standing", "head")).top).toBeGreaterThan(0);

    await office.getByRole("button", { name: "Corriger un score…" }).click();
    const who = office.getByRole("combobox", { name: /^Qui/ });
    await who.selectOption({ index: 1 });
    await office.getByRole("textbox", { name: "Total" }).fill("55");
    await shown(office, /→ 55/);
    await office.getByRole("button", { name: "Corriger", exact: true }).click();
    await shown(office, /: 55 points/);
  },
);
