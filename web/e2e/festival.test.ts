import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { expect, it, onTestFinished } from "vitest";
import { look } from "./browser";
import { filesIn, nonuple } from "./simultaneous";
import { club, fresh } from "./stage";
import { Event } from "./tournament";

const PEOPLE = 184;
const GAMES = 5;
const HALLS = [
  { name: "Lumière", chief: "Chloé Le Goff", last: 100 },
  { name: "Opéra", chief: "Yves Gallou", first: 101 },
];
const SERIES = ["1A", "2A", "3A", "4A", "5A", "6A", "7"];

const list = [
  "Nom;N° licence;Club;Série;Catégorie;Équipe;Accord",
  ...Array.from(
    { length: PEOPLE },
    (_, at) =>
      `NOM${at} Prénom;${2000 + at};Club ${at % 23};${SERIES[at % 7]};${"SVJ"[at % 3]};Club ${at % 23} ${at % 2};oui`,
  ),
].join("\n");

const shown = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

it(
  "is a festival of five games in two halls with 184 people, teams, a cut, an appeal and a game annulled, run to its site on screen; by command it is the same to the byte",
  { timeout: 240_000 },
  async () => {
    const { page: office } = await fresh();
    await office.goto(club.link(club.owner, "club"));
    await office.getByRole("link", { name: /^Un tournoi, un festival/ }).click();
    await office.getByLabel("Nom", { exact: true }).fill("Festival de la Baie");
    await office.getByRole("button", { name: "Créer le tournoi" }).click();
    await office.getByRole("heading", { name: "Inscrire les joueurs" }).waitFor();
    const tournament = Event.at(club, /tournoi\/([^/]+)/.exec(office.url())?.[1] ?? "");
    await tournament.ask({
      type: "Arrange",
      name: "Festival de la Baie",
      date: "2026-11-12",
      games: Array.from({ length: GAMES }, (_, at) => ({
        name: `Partie ${at + 1}`,
        day: at < 3 ? "2026-11-12" : "2026-11-13",
        starts: ["10:00", "14:00", "17:00"][at % 3] ?? "",
      })),
      tie_breaks: ["tops-lost", "last-game"],
      cut: 12,
      best: 3,
    });
    await office.keyboard.press("Enter");
    await office.getByLabel("Choisir un fichier").setInputFiles({
      name: "inscrits.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(list),
    });
    await office.getByRole("button", { name: `Inscrire ${PEOPLE} personnes` }).waitFor();
    await office.keyboard.press("Control+Enter");
    await office.getByRole("heading", { level: 1, name: "Inscriptions" }).waitFor();
    for (const hall of HALLS) {
      const { id } = await club.post<{ id: string }>(`/api/events/${tournament.id}/halls`, hall);
      tournament.room ||= id;
    }
    const rooms = (await tournament.part("event", "halls")).map(({ id }) => id);
    await tournament.arbiters(200);
    await office.getByRole("link", { name: "Journal" }).click();

    // Five games, each opened in both halls at one key; whoever has a number that the game divides missed the top.
    let draw = 0;
    for (let game = 1; game <= GAMES; game++) {
      await tournament.draw(game);
      await office
        .getByRole("article")
        .filter({ has: office.getByRole("heading", { name: `Lancer la partie ${game}` }) })
        .getByRole("button", { name: /^Y aller/ })
        .click();
      await shown(office, `partie ${game} ouverte, suit Lumière`);
      draw = await tournament.turnIn(rooms, (table) => (table % (31 + game) === 0 ? 1 + (table % 3) : 0));
      await tournament.end();
      await expect.poll(async () => (await tournament.part("event", "games"))[game - 1]?.stage).toBe("over");
    }

    // Hung up as final on screen; an appeal takes a slip of the last game away; the second game is annulled.
    await office.getByRole("link", { name: "Cumul" }).click();
    await office.getByRole("button", { name: "Afficher, définitif" }).click();
    await shown(office, "Rien n’a changé depuis l’affichage");
    await tournament.do({ type: "NameCommission", members: ["Ana", "Léo", "Zoé"] });
    await tournament.do({ type: "Appeal", draw, table: 1, why: "Le mot était lisible.", game: GAMES });
    await tournament.do({
      type: "RuleCase",
      game: GAMES,
      draw,
      table: 1,
      points: 0,
      sanction: "zero",
      motive: "Illisible.",
    });
    await shown(office, "Changé depuis l’affichage");
    await look(office, "festival-cumul");
    await office.getByRole("button", { name: "Afficher, corrigé" }).click();
    await office.getByRole("link", { name: "Journal" }).click();
    await office.getByRole("button", { name: "Annuler…" }).nth(1).click();
    await office.getByLabel(/^Pourquoi/).fill("panne de courant");
    await shown(office, /totaux changent/);
    await office.getByRole("button", { name: "Annuler la partie" }).click();
    await shown(office, "Annulée (panne de courant)");

    const folder = mkdtempSync(join(tmpdir(), "nonuple-festival-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const [button, name] of [
      [/^Site à/, "site.zip"],
      ["Fichier du tournoi", "coupe.json"],
    ] as const) {
      const saving = office.waitForEvent("download");
      await office.getByRole("button", { name: button }).click();
      await (await saving).saveAs(join(folder, name));
    }
    const onScreen = join(folder, "onscreen");
    execFileSync("python3", ["-m", "zipfile", "-e", join(folder, "site.zip"), onScreen]);
    const { page: reader } = await fresh();
    await reader.goto(pathToFileURL(join(onScreen, "index.html")).href);
    await shown(reader, "Partie 2 annulée : panne de courant");
    expect(await reader.getByRole("table", { name: "Classement" }).first().getByRole("row").count()).toBe(
      PEOPLE + 1,
    );
    await look(reader, "festival-site");
    await reader.getByRole("link", { name: "Partie 5" }).click();
    await reader.getByRole("heading", { name: "Coup par coup" }).waitFor();
    await look(reader, "festival-partie");
    await reader.getByRole("link", { name: "Clubs et équipes" }).click();
    await reader.getByRole("heading", { name: "Équipes", exact: true }).waitFor();

    const state = readFileSync(join(onScreen, "resultats.txt"), "utf8").split("\n")[2]?.split("\t") ?? [];
    await nonuple(folder, "event", "publish", "coupe.json", "bycommand", "--at", state[2] ?? "");
    expect(filesIn(join(folder, "bycommand"))).toEqual(filesIn(onScreen));
  },
);
