import type { Page } from "playwright-core";
import type { Club } from "./server";
import { drop, simultaneousFiles, type SimultaneousFiles } from "./simultaneous";

/** Brings a page into each state of the organiser's screen of centres, and has each one shot under its name. */
export async function scenes(club: Club, page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  const files = await simultaneousFiles();
  await page.goto(club.link(club.owner, "tournoi"));
  const { event, pack, keys } = files;
  await drop(page, "Reprendre les fichiers d’un tournoi", { event, pack, keys });
  await page.getByRole("button", { name: "Fichiers et clé" }).click();
  await page.getByText("Le classement est celui de l’épreuve").waitFor();
  await shoot("scelle");
  await drop(page, "Déposer les fichiers reçus", files.sent);
  await page.getByText("autre liste de mots").first().waitFor();
  await page.getByText("modifié après sa signature").first().waitFor();
  await shoot("anomalies");
  await page.getByRole("button", { name: "Donner la clé" }).click();
  await page.getByLabel("Mot 1").fill(files.words.join(" "));
  await page.getByRole("dialog").getByRole("button", { name: "Donner la clé" }).click();
  await page.getByText("clé donnée").waitFor();
  await page
    .getByText(/verdicts? change/)
    .first()
    .waitFor();
  await shoot("rejuge");
  await page.getByRole("button", { name: "Donner la clé" }).click();
  await page.getByLabel("Mot 1").waitFor();
  await shoot("cle");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Inviter/ }).click();
  await page.getByRole("button", { name: "Faire le lien" }).click();
  await page.getByRole("status").filter({ hasText: "centre/lien" }).waitFor();
  await shoot("inviter");
  await page.keyboard.press("Escape");
  await multiplex(club, page, files);
  await shoot("multiplex");
}

/** What each centre of another event says of itself, as its server would. */
async function multiplex(club: Club, page: Page, files: SimultaneousFiles): Promise<void> {
  const { event: content, pack, keys } = files;
  const made = await club.post<{ id: string }>("/api/events", { name: "Multiplex des Côtes" });
  await club.post(`/api/events/${made.id}/event.json`, { content });
  const { id } = await club.post<{ id: string }>(`/api/events/${made.id}/centres`, { pack, keys });
  const turns: Record<string, number> = { Brest: 10, Albi: 8, Vallon: 10 };
  for (const [centre, turn] of Object.entries(turns)) {
    const { token } = await club.post<{ token: string }>(`/api/centres/${id}/grants`, {
      role: "centre",
      centre,
    });
    const told = {
      type: "TellProgress",
      opened: "2026-11-14T20:30:00+01:00",
      players: 20 + turn,
      games: ["playing"],
      turn,
      settled: centre === "Vallon" ? turn - 1 : turn - 3,
    };
    await club.post(`/api/centres/${id}/commands`, told, token);
  }
  await page.goto(`${club.address}/#/centres/${id}`);
  await page.getByText("2 de retard").waitFor();
}
