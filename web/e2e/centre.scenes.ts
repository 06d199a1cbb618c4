import type { Page } from "playwright-core";
import type { Club } from "./server";
import { writeLink } from "../src/net/centreLink";
import { drop, simultaneousFiles, type SimultaneousFiles } from "./simultaneous";

/** Brings a page into each state of a centre's screen, and has each one shot under its name. */
export async function scenes(club: Club, page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  const files = await simultaneousFiles();
  await page.goto(club.link(club.owner, "centre"));
  await page.getByLabel("Nom de l’épreuve").fill("Simultané des Côtes");
  await shoot("debut");
  await page.getByRole("button", { name: "Commencer" }).click();
  await page.getByRole("heading", { name: "Les parties scellées" }).waitFor();
  await shoot("recevoir");
  await drop(page, "Déposer les deux fichiers", { parties: files.pack, cle: files.own["Brest"] ?? "" });
  await page.getByRole("heading", { name: "La clé : six mots" }).waitFor();
  const [first = "", ...others] = files.words;
  await page.getByLabel("Mot 1").fill(first.slice(0, -1));
  for (const [at, word] of others.slice(0, 3).entries()) await page.getByLabel(`Mot ${at + 2}`).fill(word);
  await page.getByLabel("Mot 5").focus();
  await page.getByText("corrigé").first().waitFor();
  await page.getByRole("button", { name: "Ouvrir : encore 2 mots" }).waitFor();
  await shoot("cle");
  await page.getByLabel("Mot 1").fill(files.words.join(" "));
  await page.getByLabel("Code de contrôle").fill(files.digits);
  await page.getByRole("button", { name: "Ouvrir les parties" }).click();
  await page.getByRole("button", { name: "Ouvrir la partie 1" }).waitFor();
  await shoot("jouer");

  const [listed] = await club.get<{ id: string }[]>("/api/contests");
  const contest = listed?.id ?? "";
  await page.getByRole("button", { name: "Relier…" }).click();
  const link = await ownLink(club, files, contest);
  await page.getByLabel("Lien du centre").fill(link);
  await page.getByText("La salle suivra son juge-arbitre").waitFor();
  await shoot("relier");
  await page.getByRole("button", { name: "Relier", exact: true }).click();
  await page.getByText("au même coup que le juge-arbitre").waitFor();
  await shoot("multiplex");
}

/** The link that an organiser on the same server would give. */
async function ownLink(
  club: Club,
  { event: content, pack, keys }: SimultaneousFiles,
  contest: string,
): Promise<string> {
  const made = await club.post<{ id: string }>("/api/events", { name: "Simultané des Côtes" });
  await club.post(`/api/events/${made.id}/event.json`, { content });
  const { id } = await club.post<{ id: string }>(`/api/events/${made.id}/centres`, { pack, keys });
  const body = { role: "centre", centre: "Brest" };
  const { token } = await club.post<{ token: string }>(`/api/centres/${id}/grants`, body);
  const shown = await club.grant(contest, { role: "display" });
  const address = `http://127.0.0.1:${new URL(club.address).port}`;
  return writeLink({ address, event: id, token, chief: { contest, token: shown.token } });
}
