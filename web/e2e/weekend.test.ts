import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Locator, Page } from "playwright-core";
import { expect, it, onTestFinished } from "vitest";
import { enter, table as desked } from "./arbiter.scenes";
import type { RegisteredView, SolutionView } from "../src/net/server";
import { look } from "./browser";
import { Evening } from "./evening";
import { heading } from "./player.scenes";
import { Club } from "./server";
import { drop } from "./simultaneous";
import { club, fresh, seat } from "./stage";
import { Event } from "./tournament";

const PEOPLE = 8;
const ELSEWHERE = "Vallon";
const THERE = ["NDOUR Fatou", "SARR Moussa"];
const HALLS = [
  { name: "Lumière", chief: "Chloé Le Goff", last: 4 },
  { name: "Opéra", chief: "Yves Gallou", first: 5 },
];

const shown = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** Who has how many points, by a table of a screen or of a published page. */
const totals = (table: Locator): Promise<Record<string, number>> =>
  table.evaluate((element) => {
    const [heads = [], ...rows] = [...element.querySelectorAll("tr, [role=row]")].map((row) =>
      [...row.children].map((cell) => {
        const words = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        while (words.nextNode()) if (words.currentNode.nodeValue?.trim()) break;
        return words.currentNode.nodeValue?.trim() ?? "";
      }),
    );
    const at = (title: RegExp) => heads.findIndex((head) => title.test(head));
    const [name, total] = [at(/^joueur/i), at(/^(cumul|score|total)/i)];
    return Object.fromEntries(rows.map((row) => [row[name] ?? "", Number(row[total]?.replace(/\D/g, ""))]));
  });

/** The page that is published now, as one who has no server reads it. */
async function published(office: Page): Promise<Page> {
  const saving = office.waitForEvent("download");
  await office.getByRole("button", { name: /^Site à/ }).click();
  const folder = mkdtempSync(join(tmpdir(), "nonuple-site-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await (await saving).saveAs(join(folder, "site.zip"));
  execFileSync("python3", ["-m", "zipfile", "-e", join(folder, "site.zip"), folder]);
  const { page } = await fresh();
  await page.goto(pathToFileURL(join(folder, "index.html")).href);
  return page;
}

interface Elsewhere {
  pack: string;
  key: string;
  /** Six words, as they are dictated. */
  words: string;
}

/** What a hall elsewhere is sent of the event, made on its page. */
async function prepared(office: Page, hall: string): Promise<Elsewhere> {
  await office.getByText("Ajouter des salles ailleurs").click();
  await office.getByLabel("Une salle par ligne").fill(hall);
  const saving = office.waitForEvent("download");
  await office.getByRole("button", { name: "Préparer parties et clés" }).click();
  const folder = mkdtempSync(join(tmpdir(), "nonuple-centres-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await (await saving).saveAs(join(folder, "centres.zip"));
  execFileSync("python3", ["-m", "zipfile", "-e", join(folder, "centres.zip"), folder]);
  const text = (...path: string[]) => readFileSync(join(folder, ...path), "utf8");
  const own = hall.toLowerCase();
  const words = text("organisateur", "mots.txt").trim();
  return { pack: text(own, "parties.json"), key: text(own, "cle.json"), words };
}

/** The hall elsewhere on a server of its own, which no network joins to the other: its people, and the file that it sends. */
async function playedElsewhere({ pack, key, words }: Elsewhere, games: number): Promise<string> {
  const there = await Club.start();
  onTestFinished(() => there.close());
  const { id } = await there.post<{ id: string }>("/api/centres", { name: ELSEWHERE });
  const path = `/api/centres/${id}`;
  const { contest } = await there.post<{ contest: string }>(`${path}/pack`, { pack, key });
  const players = THERE.map((name, at) => ({ name, table: at + 1 }));
  await there.ask(contest, { type: "Register", players });
  const blocks = [{ first: 1, last: 99 }];
  await there.ask(contest, { type: "NameArbiters", arbiters: [{ id: "A", name: "Anne Roy", blocks }] });
  const told = words.split(" ");
  await there.post(`${path}/commands`, { type: "BreakSeal", words: told.slice(0, 6), digits: told[6] });
  for (let game = 1; game <= games; game++) {
    await there.post(`${path}/games/${game}/open`, {});
    do await there.ask(contest, { type: "Draw" });
    while ((await there.part(contest, "public", "turn")).stage === "draw");
    const draw = (await there.part(contest, "public", "turn")).draw ?? 0;
    await there.ask(contest, { type: "StartClock" });
    await there.ask(contest, { type: "CloseSlips" });
    await there.ask(contest, { type: "Retain" });
    await there.ask(contest, { type: "EnterSlip", game, draw, table: 2, slip: { faults: ["blank"] } });
    await there.ask(contest, { type: "EnterTop", game, draw });
    await there.ask(contest, { type: "EndAnnouncement" });
    await there.ask(contest, { type: "EndGame" });
  }
  await expect
    .poll(async () => (await there.part(contest, "results", "summary"))?.pending, { message: "judged" })
    .toBe(0);
  return (await there.post<{ file: string }>(`${path}/send`, {})).file;
}

/** The six words typed on the page of the halls elsewhere; back at that of the event. */
async function giveKey(office: Page, words: string): Promise<void> {
  await office.getByRole("button", { name: "Fichiers et clé" }).click();
  await office.getByRole("button", { name: "Donner la clé" }).click();
  await office.getByLabel("Mot 1").fill(words.replace(/ \d+$/, ""));
  await office.getByRole("dialog").getByRole("button", { name: "Donner la clé" }).click();
  await office.getByText("clé donnée").first().waitFor();
  await office.getByRole("link", { name: "Page de l’épreuve" }).click();
}

/** Who plays in a room, by table. */
const seatedIn = async (room: string): Promise<RegisteredView[]> =>
  (await club.part(room, "organiser", "players"))
    .filter(({ withdrawn }) => !withdrawn)
    .sort((one, other) => one.table - other.table);

/** A turn led from the first hall; each table writes the top, or less. The slip of the first table of each is left to its desk. */
async function turn(
  tournament: Event,
  rooms: readonly string[],
  desks: readonly Page[],
  isTop: (table: number) => boolean,
): Promise<number> {
  const stage = async (room: string) => (await club.part(room, "public", "turn")).stage;
  const all = (wanted: string) =>
    Promise.all(rooms.map((room) => expect.poll(() => stage(room)).toBe(wanted)));
  do await tournament.do({ type: "Draw" });
  while ((await stage(tournament.room)) === "draw");
  await all("letters");
  await tournament.do({ type: "StartClock" });
  await all("play");
  for (const room of rooms) await club.ask(room, { type: "CloseSlips" });
  const draw = (await club.part(tournament.room, "public", "turn")).draw ?? 0;
  await tournament.do({ type: "Retain" });
  await all("announce");
  const game = (await club.part(tournament.room, "public", "game"))?.number ?? 0;
  const found = await tournament.solutions(draw);
  for (const [at, room] of rooms.entries()) {
    const [first, ...others] = (await seatedIn(room)).map(({ table }) => table);
    const written = (table = 0) => found(isTop(table) ? 0 : 1);
    const { word, ref, score } = written(first);
    const desk = desks[at] as Page;
    await desked(desk, first ?? 0).waitFor();
    await enter(desk, `${word} ${ref} ${score}`, /Payé/);
    for (const table of others)
      await club.ask(room, { type: "EnterSolution", game, draw, table, number: written(table).number });
  }
  await tournament.do({ type: "EndAnnouncement" });
  return draw;
}

it(
  "is a weekend: two halls, a game each day, a centre by file, an appeal, a game annulled, a person forgotten, and the club the week after",
  { timeout: 180_000 },
  async () => {
    const tournament = await Event.open(club, "Coupe de la Baie", PEOPLE, 2);
    const { id } = tournament;
    await tournament.ask({
      type: "Arrange",
      name: "Coupe de la Baie",
      date: "2026-11-14",
      games: ["2026-11-14", "2026-11-15"].map((day, at) => ({
        name: `Partie ${at + 1}`,
        day,
        starts: "14:00",
      })),
    });
    const rooms: string[] = [];
    for (const hall of HALLS)
      rooms.push((await club.post<{ id: string }>(`/api/events/${id}/halls`, hall)).id);
    const [lumiere = ""] = rooms;
    tournament.room = lumiere;
    await tournament.arbiters(PEOPLE);
    await tournament.draw(1);
    const [kept = ""] = Object.entries(await tournament.seats(1)).find(([, table]) => table === 1) ?? [];
    await tournament.ask({ type: "KeepPlace", entry: kept, kept: true });
    await tournament.draw(2);

    // Everybody takes his place, once.
    const { page: office } = await seat(club.owner, `tournoi/${id}`);
    const watching = await club.post<{ token: string }>(`/api/events/${id}/grants`, { role: "spectator" });
    const { page: projector } = await seat(watching.token, `tournoi/${id}/cumul`, "projector");
    const grants = await Promise.all(
      rooms.map((room, at) =>
        Promise.all([
          club.grant(room, { role: "arbiter", arbiter: `A${at + 1}` }),
          club.grant(room, { role: "display" }),
        ]),
      ),
    );
    const desks: Page[] = [];
    const displays: Page[] = [];
    for (const [desk, display] of grants) {
      desks.push((await seat(desk.token, "arbitre")).page);
      displays.push((await seat(display.token, "resultats")).page);
    }
    const sealed = await prepared(office, ELSEWHERE);
    await giveKey(office, sealed.words);
    await shown(office, "Lancer la partie 1");
    await office.keyboard.press("Enter");
    await shown(office, "partie 1 ouverte, suit Lumière");
    const { token: handset } = await club.grant(lumiere, { role: "player", table: 1 });
    const { page: phone } = await seat(handset, "joueur", "phone");
    const seated = [office, projector, phone, ...desks, ...displays];
    const since = () => Promise.all(seated.map((page) => page.evaluate(() => performance.timeOrigin)));
    const opened = await since();

    const ranked = async () => totals(projector.getByRole("table", { name: "Classement cumulé" }));
    /** The screens of both halls, the ranking of the event and the page that is published say this of everybody. */
    const agreed = async (step: string, ...games: number[]) => {
      await office.getByRole("link", { name: "Journal" }).click();
      const reader = await published(office);
      const told = await totals(reader.getByRole("table").first());
      const here = Object.fromEntries(Object.entries(told).filter(([name]) => !THERE.includes(name)));
      expect(Object.keys(here), step).toHaveLength(PEOPLE);
      await expect.poll(ranked, { message: step }).toEqual(told);
      const inHalls = async () => {
        const sum: Record<string, number> = {};
        for (const page of displays)
          for (const game of games) {
            if (games.length > 1) await page.getByLabel(`Partie ${game}`, { exact: true }).check();
            for (const [name, total] of Object.entries(
              await totals(page.getByRole("table", { name: "Classement" })),
            ))
              sum[name] = (sum[name] ?? 0) + total;
          }
        return sum;
      };
      await expect.poll(inHalls, { message: step }).toEqual(here);
      await look(reader, `weekend-${step}`);
      await reader.context().close();
      return told;
    };

    // Saturday.
    await turn(tournament, rooms, desks, (table) => table % 2 === 1);
    await look(office, "weekend-en-cours");
    await tournament.end();
    const saturday = await agreed("samedi", 1);

    // Sunday: nothing was loaded again, and the desks are at the first turn of the new game.
    await shown(office, "Lancer la partie 2");
    await office.keyboard.press("Enter");
    await shown(office, "partie 2 ouverte, suit Lumière");
    const draw = await turn(tournament, rooms, desks, (table) => table <= 4);
    await tournament.end();
    const sunday = await agreed("dimanche", 1, 2);
    await heading(phone, "Votre total", 2).waitFor();

    for (const room of rooms) expect(await club.part(room, "chief", "shelf")).toEqual([]);

    // After the ranking was hung up as final, an appeal takes the slip of table 2 away.
    await tournament.ask({ type: "HangRanking", state: "final" });
    const [, appealed = "", forgotten = ""] = (await seatedIn(lumiere)).map(({ name }) => name);
    await tournament.do({ type: "NameCommission", members: ["Ana", "Léo", "Zoé"] });
    await tournament.do({ type: "Appeal", draw, table: 2, why: "Le mot était lisible.", game: 2 });
    await tournament.do({
      type: "RuleCase",
      game: 2,
      draw,
      table: 2,
      points: 0,
      sanction: "zero",
      motive: "Illisible.",
    });
    await expect.poll(ranked).toEqual({ ...sunday, [appealed]: saturday[appealed] });
    await tournament.ask({ type: "HangRanking", state: "corrected" });
    const ruled = await agreed("recours", 1, 2);
    expect(ruled[appealed]).toBe(saturday[appealed]);

    // The game of Saturday is annulled.
    await office.getByRole("button", { name: "Annuler…" }).first().click();
    await office.getByLabel(/^Pourquoi/).fill("panne de courant");
    await shown(office, /totaux changent/);
    await look(office, "weekend-annuler");
    await office.getByRole("button", { name: "Annuler la partie" }).click();
    await shown(office, "Annulée (panne de courant)");
    const annulled = await agreed("annulee", 2);
    for (const [name, total] of Object.entries(ruled))
      expect(annulled[name]).toBe(total - (saturday[name] ?? 0));

    // Somebody is forgotten.
    await office.getByRole("link", { name: "Inscriptions" }).click();
    await office.getByRole("button", { name: forgotten }).first().click();
    await look(office, "weekend-fiche");
    await office.getByRole("button", { name: /^Effacer/ }).click();
    await office
      .getByRole("dialog", { name: `Effacer ${forgotten} ?` })
      .getByRole("button", { name: /^Effacer/ })
      .click();
    const nameless = await agreed("oubliee", 2);
    expect(Object.values(nameless).sort()).toEqual(Object.values(annulled).sort());
    expect(nameless).not.toHaveProperty([forgotten]);

    // A file comes from the hall elsewhere: it played both games, of which the second one counts.
    const file = await playedElsewhere(sealed, 2);
    await office.getByRole("button", { name: "Fichiers et clé" }).click();
    await drop(office, "Déposer les fichiers reçus", { vallon: file });
    await office.getByLabel("Fichiers déposés").getByRole("listitem").filter({ hasText: "✓" }).waitFor();
    await office.getByRole("link", { name: "Page de l’épreuve" }).click();
    await office.getByRole("button", { name: "Compter au classement" }).click();
    await shown(office, "Les salles ailleurs comptent au classement.");
    const gathered = await agreed("ailleurs", 2);
    const best = Math.max(...Object.values(nameless));
    expect(gathered).toEqual({ ...nameless, [THERE[0] ?? ""]: best, [THERE[1] ?? ""]: 0 });

    // The week after, the same desk and phone are at the club.
    const evening = await Evening.open(club, "Soirée du club", PEOPLE);
    const [at, mine] = await Promise.all([
      club.grant(evening.contest, { role: "arbiter", arbiter: "A1" }),
      club.grant(evening.contest, { role: "player", table: 1 }),
    ]);
    const [desk] = desks;
    if (!desk) throw new Error("no desk");
    await desk.goto(club.link(at.token, "arbitre"));
    await phone.goto(club.link(mine.token, "joueur"));
    await evening.start();
    const played = await evening.play(0);
    const [top] = await club.get<SolutionView[]>(`/api/contests/${evening.contest}/solutions/${played}`);
    await desked(desk, 1).waitFor();
    await enter(desk, `${top?.word} ${top?.ref} ${top?.score}`, /Payé/);
    await evening.do({ type: "EnterMissing", game: 1, draw: played });
    await evening.do({ type: "EndAnnouncement" });
    await evening.do({ type: "EndGame" });
    await heading(phone, "Votre total", 2).waitFor();
    await phone.getByRole("row", { name: /^Vous/ }).getByText(`${top?.score}`, { exact: true }).waitFor();
    await office.goto(`${club.address}/#/tournoi/${id}`);
    expect(await agreed("apres", 2)).toEqual(gathered);
    expect(await since()).toEqual(opened);
  },
);
