import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { look } from "./browser";
import { club, seat } from "./stage";
import { Event } from "./tournament";

it("adds halls elsewhere to an event at one button, gives the key, and opens the sealed game here", async () => {
  const tournament = await Event.open(club, "Coupe des deux rives", 4, 1);
  await club.post(`/api/events/${tournament.id}/halls`, { name: "Lumière" });
  await tournament.draw(1);
  const { page } = await seat(club.owner, `tournoi/${tournament.id}`);
  await page.getByText("Ajouter des salles ailleurs").click();
  await page.getByLabel("Une salle par ligne").fill("Brest\nCaen");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Préparer parties et clés" }).click();
  const folder = mkdtempSync(join(tmpdir(), "nonuple-centres-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await (await saving).saveAs(join(folder, "centres.zip"));
  execFileSync("python3", ["-m", "zipfile", "-e", join(folder, "centres.zip"), folder]);
  const words = readFileSync(join(folder, "organisateur", "mots.txt"), "utf8").trim();
  expect(readFileSync(join(folder, "brest", "cle.json"), "utf8")).toContain('"centre":"Brest"');

  const elsewhere = page.getByRole("region", { name: "Salles ailleurs" });
  await elsewhere.getByText("Caen").waitFor();
  await look(page, "elsewhere");
  await page.keyboard.press("Enter");
  await page.getByText("donnez d’abord la clé").first().waitFor();

  await elsewhere.getByRole("button", { name: "Fichiers et clé" }).click();
  await page.getByRole("link", { name: "Page de l’épreuve" }).waitFor();
  await page.getByRole("button", { name: "Donner la clé" }).click();
  await page.getByLabel("Mot 1").fill(words.replace(/ \d+$/, ""));
  await page.getByRole("dialog").getByRole("button", { name: "Donner la clé" }).click();
  await page.getByText("clé donnée").first().waitFor();
  await page.getByRole("link", { name: "Page de l’épreuve" }).click();
  await page.getByRole("heading", { name: "Lancer la partie 1" }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByText("partie 1 ouverte").first().waitFor();
  await page.getByRole("button", { name: "Compter au classement" }).click();
  await elsewhere.getByText("au classement", { exact: true }).waitFor();
});
