import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { expect, it, onTestFinished } from "vitest";
import { enter, mark, table as desked } from "./arbiter.scenes";
import { advance, heading } from "./chief.scenes";
import { club, fresh, seat } from "./stage";
import { listOf, Event, TURN } from "./tournament";
import { draw as drawn } from "./whole";

const PEOPLE = 8;

const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const shown = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const standing = (page: Page) => page.getByRole("table", { name: "Classement cumulé" });
const line = (page: Page, place: number) => standing(page).locator(`[aria-rowindex="${place + 1}"]`);

/** The organiser makes the event from the club's page, enters a file and opens a room: by hand. */
async function prepared(office: Page): Promise<Event> {
  await office.getByRole("link", { name: /^Un tournoi, un festival/ }).click();
  await office.getByLabel("Nom", { exact: true }).fill("Coupe de la Baie");
  await office.getByRole("button", { name: "Créer le tournoi" }).click();
  await office.getByRole("heading", { name: "Inscrire les joueurs" }).waitFor();
  const tournament = Event.at(club, /tournoi\/([^/]+)/.exec(office.url())?.[1] ?? "");
  await office.keyboard.press("Enter");
  await office.getByLabel("Choisir un fichier").setInputFiles({
    name: "inscrits.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(listOf(PEOPLE)),
  });
  await shown(office, "1 ligne refusée");
  expect((await tournament.part("event", "event")).entries).toBe(0);
  await office.keyboard.press("Control+Enter");
  await title(office, "Inscriptions").waitFor();
  await office.getByRole("link", { name: "Journal" }).click();
  await office.getByLabel("Salle", { exact: true }).fill("Grande salle");
  await office.getByRole("button", { name: "Ajouter la salle" }).click();
  await shown(office, "Salle ajoutée");
  const [hall] = await tournament.part("event", "halls");
  tournament.room = hall?.id ?? "";
  return tournament;
}

/** A turn by the hands of all: the chief types what comes out of the bag, each arbiter what his tables have written. */
async function playByHand(tournament: Event, head: Page, desks: readonly Page[]): Promise<void> {
  await drawn(head, TURN);
  await advance(head, /chrono/);
  await tournament.do({ type: "CloseSlips" });
  await heading(head, /retenir le mot/).waitFor();
  await advance(head, /annoncer le mot retenu/);
  const found = await tournament.solutions((await club.part(tournament.room, "public", "turn")).draw ?? 0);
  const each = PEOPLE / desks.length;
  await Promise.all(
    desks.map(async (desk, at) => {
      for (let table = at * each + 1; table <= (at + 1) * each; table++) {
        const { word, ref, score } = found(table <= 2 ? 0 : table);
        await desked(desk, table).waitFor();
        await enter(desk, `${word} ${ref} ${score}`, /Payé/);
        await mark(desk, table, `${score}`).waitFor();
      }
    }),
  );
  await advance(head, /Coup 2 : tirer/);
}

it("is organised, played, broken, corrected and published", { timeout: 240_000 }, async () => {
  const summer = await Event.open(club, "Open d’été", 0, 1);
  await summer.known("SAVARY Tom", "1236650");
  const { page: office } = await fresh();
  await office.goto(club.link(club.owner, "club"));
  const tournament = await prepared(office);

  // Tables, drawn by hand; the chief and two arbiters take their places, and a projector follows.
  await office.getByRole("link", { name: "Tables" }).first().click();
  await office.getByRole("button", { name: "Arbitres" }).click();
  for (const name of ["Inès Chauvel", "Yves Gallou"]) {
    await office.getByRole("button", { name: "Ajouter un arbitre" }).click();
    await office
      .getByRole("textbox", { name: /^Arbitre \d/ })
      .last()
      .fill(name);
  }
  await office.getByRole("button", { name: "Répartir à parts égales" }).click();
  await office.getByRole("button", { name: /^Enregistrer les postes/ }).click();
  await shown(office, "Postes enregistrés");
  await office.getByRole("button", { name: /Attribuer les tables/ }).click();
  await office.getByRole("button", { name: /^Table 8,/ }).waitFor();
  await tournament.open(1);
  const { room } = tournament;
  const invited = (role: string, arbiter?: string) => club.grant(room, { role, ...(arbiter && { arbiter }) });
  const [chief, first, second] = await Promise.all([
    invited("chief"),
    invited("arbiter", "A1"),
    invited("arbiter", "A2"),
  ]);
  const watching = await club.post<{ token: string }>(`/api/events/${tournament.id}/grants`, {
    role: "spectator",
  });
  const [{ page: head }, { page: desk }, { page: other }, { page: projector }] = await Promise.all([
    seat(chief.token, "juge"),
    seat(first.token, "arbitre"),
    seat(second.token, "arbitre"),
    seat(watching.token, `tournoi/${tournament.id}/cumul`, "projector"),
  ]);
  await Promise.all([title(head, /./).waitFor(), shown(desk, "Inès Chauvel"), shown(other, "Yves Gallou")]);
  await shown(projector, "Le classement s’affichera avec le premier bulletin corrigé");

  // Each slip reaches the projector.
  await playByHand(tournament, head, [desk, other]);
  await title(projector, "Cumul après 1 partie sur 3").waitFor();
  const at = Object.fromEntries(
    Object.entries(await tournament.seats(1)).map(([entry, table]) => [table, entry]),
  );
  const nameOf = async (entry: string) => (await tournament.part("standing", `line:${entry}`)).name;
  const ahead = [at[1] ?? "", at[2] ?? ""].sort();
  const leader = await nameOf(ahead[0] ?? "");
  await line(projector, 1).getByText(leader).waitFor();

  // Somebody comes late, who entered another tournament before: it is told once. And somebody is moved: one gesture each, and the running game follows.
  await office.getByRole("link", { name: "Inscriptions" }).click();
  await title(office, "Inscriptions").waitFor();
  await office.keyboard.press("a");
  await office.getByLabel("Nom et prénom").fill("savary");
  await office.getByRole("button", { name: /SAVARY Tom Les Embruns · 4B · V · 1236650/ }).click();
  await office.getByRole("button", { name: "Enregistrer" }).click();
  await office.getByRole("button", { name: "Donner une table" }).click();
  await office.getByRole("button", { name: "SAVARY Tom, partie 1, table 9" }).waitFor();
  await line(projector, PEOPLE + 1)
    .getByText("SAVARY Tom")
    .waitFor();
  await office.getByRole("link", { name: "Tables" }).first().click();
  await office.getByRole("button", { name: /^Table 2,/ }).click();
  await office.keyboard.press("x");
  await office.getByRole("button", { name: /^Table 7,/ }).click();
  const moved = await nameOf(at[2] ?? "");
  await office.getByRole("button", { name: `Table 7, ${moved}` }).waitFor();
  await expect
    .poll(
      async () => (await club.part(room, "organiser", "players")).find(({ name }) => name === moved)?.table,
    )
    .toBe(7);
  await tournament.end();

  // Two more games; the first two end equal in everything.
  for (const game of [2, 3]) {
    await tournament.draw(game);
    await tournament.open(game);
    const tables = await tournament.seats(game);
    const best = ahead.map((entry) => tables[entry]);
    await tournament.turn((table) => (best.includes(table) ? 0 : 5));
    if (game === 2) await tournament.end();
  }
  await tournament.end();
  await title(projector, "Cumul après 3 parties sur 3").waitFor();
  await shown(projector, "Définitif");
  const totals = await Promise.all(
    ahead.map(async (entry) => (await tournament.part("standing", `line:${entry}`)).total),
  );
  expect(totals[0]).toBe(totals[1]);

  // The tie is broken by a sudden death, launched where the list is exhausted.
  await office.getByRole("link", { name: "Cumul" }).click();
  await office
    .getByRole("button", { name: /Lancer la mort subite/ })
    .first()
    .click();
  await office.getByRole("link", { name: "Y aller" }).waitFor();
  const playoff =
    /juge\/([^/]+)/.exec(
      (await office.getByRole("link", { name: "Y aller" }).getAttribute("href")) ?? "",
    )?.[1] ?? "";
  const games = Object.assign(Object.create(tournament) as Event, { room: playoff });
  const winner = (await club.part(playoff, "organiser", "players")).find(
    ({ player }) => player === `e-${ahead[1]}`,
  )?.table;
  await games.turn((table) => (table === winner ? 0 : 6), [], null);
  await games.end();
  await line(projector, 1).getByText("mort subite").waitFor();
  await line(projector, 1)
    .getByText(await nameOf(ahead[1] ?? ""))
    .waitFor();

  // It is hung up as final; an appeal changes the podium, and what changed is told.
  await office.getByRole("button", { name: "Afficher, définitif" }).click();
  await shown(office, "Rien n’a changé depuis l’affichage");
  const table = (await tournament.seats(3))[ahead[1] ?? ""] ?? 0;
  const draw = (await club.part(room, "public", "sheet")).length - 1;
  await tournament.do({ type: "NameCommission", members: ["Ana", "Léo", "Zoé"] });
  await tournament.do({ type: "Appeal", draw, table, why: "Le mot était lisible.", game: 3 });
  const ruling = await club.grant(room, { role: "commission", name: "Ana" });
  const { page: panel } = await seat(ruling.token, "commission");
  await title(panel, new RegExp(`Table ${table}, coup`)).waitFor();
  await panel.keyboard.press("Alt+4");
  await panel.getByRole("form", { name: "Décision" }).getByText("Zéro", { exact: true }).click();
  await panel.getByLabel(/Motif/).fill("Illisible.");
  await panel.keyboard.press("Control+Enter");
  await shown(panel, "décision notifiée");
  await line(projector, 1).getByText(leader).waitFor();
  await shown(office, "Changé depuis l’affichage");
  await office.getByRole("button", { name: "Afficher, corrigé" }).click();
  await shown(projector, "Corrigé après recours");

  // What is published opens in a browser, without a server.
  await office.getByRole("link", { name: "Journal" }).click();
  const saving = office.waitForEvent("download");
  await office.getByRole("button", { name: /Site à déposer/ }).click();
  const folder = mkdtempSync(join(tmpdir(), "nonuple-site-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await (await saving).saveAs(join(folder, "site.zip"));
  execFileSync("python3", ["-m", "zipfile", "-e", join(folder, "site.zip"), folder]);
  const { page: reader } = await fresh("phone");
  await reader.goto(pathToFileURL(join(folder, "index.html")).href);
  await reader.getByText(leader).filter({ visible: true }).first().waitFor();
  await shown(reader, /orrigé/);
});

it("goes on from its file, which another server wrote; what is no such file is refused and leaves nothing", async () => {
  const before = await Event.open(club, "Festival d’automne", PEOPLE, 2);
  const file = await club.get(`/api/events/${before.id}/event.json`);
  const { page } = await fresh();
  await page.goto(club.link(club.owner, "tournoi"));
  const chosen = page.getByLabel("Reprendre les fichiers d’un tournoi");
  const given = (name: string, text: string) =>
    chosen.setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
  await given("liste.json", "[]");
  await page.getByRole("alert").waitFor();
  await given("automne.json", JSON.stringify(file));
  await page.waitForURL(/tournoi\/[^/]+/);
  const after = Event.at(club, /tournoi\/([^/]+)/.exec(page.url())?.[1] ?? "");
  expect((await after.part("event", "event")).entries).toBe(PEOPLE);
  const names = (await club.get<{ name: string }[]>("/api/events")).map(({ name }) => name);
  expect(names).not.toContain("liste");
});
