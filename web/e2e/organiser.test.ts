import { describe, expect, it } from "vitest";
import { look, violations } from "./browser";
import { Evening, players as peopleOf } from "./evening";
import { enter, LIST, pasted, step } from "./organiser.scenes";
import { club, fresh } from "./stage";

/** The organiser's screen of an evening, at one of its steps. */
async function at(evening: Evening, tab: string, token?: string) {
  const { page, troubles } = await fresh();
  const secret = token ?? (await club.grant(evening.contest, { role: "organiser" })).token;
  await page.goto(club.link(secret, "organisation", evening.contest, tab));
  await page.getByRole("navigation").waitFor();
  return { page, troubles };
}

const players = (contest: string) => club.part(contest, "organiser", "players");

describe("a list that is pasted", () => {
  it("is shown line by line, and written only when asked", async () => {
    const { page } = await fresh();
    const contest = await enter(club, page);
    await pasted(page).fill(LIST);
    await page.getByText("2 lignes refusées").waitFor();
    await page.getByText("8 joueurs n’ont pas de table dans la liste", { exact: false }).waitFor();
    await page.getByText("1 à vérifier").waitFor();
    const read = page.getByRole("table", { name: "Ce qui a été compris" });
    await read.getByText(/AMIEL Annick\s: déjà à la ligne 3/).waitFor();
    await read.getByText(/deviné.*partenaire/).waitFor();
    expect(await players(contest)).toEqual([]);
    await page.keyboard.press("Control+Enter");
    await page.getByText("9 personnes inscrites").waitFor();
    expect((await players(contest)).map(({ table }) => table)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it("names whoever is refused because his table is another’s, and marks tables that it does not give", async () => {
    const { page } = await fresh();
    await enter(club, page);
    await pasted(page).fill("Nom;Table\nAubry;4\nBenali;4\nCordier;");
    await page.getByText(/Ligne 3, Benali[^]*table 4 est déjà prise\s: Aubry/).waitFor();
    await page.getByText("1 ligne refusée").waitFor();
    const given = page.getByRole("table").locator(".given");
    expect(await given.allInnerTexts()).toEqual(["1"]);
    await look(page, "organisation-refus");
    await page.getByRole("button", { name: /Inscrire 2 personnes/ }).waitFor();
  });

  it.each(["laptop", "tablet", "phone"] as const)(
    "is shown whole on a %s, and what is said of it covers nothing",
    async (viewport) => {
      const { page } = await fresh(viewport);
      await enter(club, page);
      await pasted(page).fill(LIST);
      const read = page.getByRole("table", { name: "Ce qui a été compris" });
      await read.getByText(/pas de nom sur cette ligne/).waitFor();
      const cut = await read
        .locator("[role=cell], [role=cell] > *")
        .evaluateAll((cells) =>
          cells
            .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
            .map((one) => one.textContent),
        );
      expect(cut).toEqual([]);
      expect(
        await read.evaluate((table) => table.scrollWidth <= (table.parentElement?.clientWidth ?? 0)),
      ).toBe(true);
      await page.getByRole("button", { name: /Inscrire 9 personnes/ }).click();
      const said = await page.getByText("9 personnes inscrites.").locator("..").boundingBox();
      const foot = await page.getByRole("contentinfo").boundingBox();
      expect(said?.y ?? 0).toBeGreaterThanOrEqual(foot?.y ?? Infinity);
      await look(page, `organisation-dit-${viewport}`);
    },
  );

  it("says whom it changes, changes him, and is taken back whole", async () => {
    const { page } = await fresh();
    const contest = await enter(club, page);
    await pasted(page).fill("Nom;Club\nAubry;Les Embruns\nBenali;Presqu’île");
    await page.getByRole("button", { name: /Inscrire 2 personnes/ }).click();
    await page.getByText("2 personnes inscrites").waitFor();
    await pasted(page).fill("Nom;Club;Série\nAubry;Les Embruns;\nBenali;Presqu’île;2B\nCordier;Presqu’île;");
    await page.getByText("déjà inscrit").waitFor();
    await page.getByText("Série : — → 2B").waitFor();
    await page.getByRole("button", { name: /Inscrire 1 personne, changer 1 ligne/ }).click();
    await page.getByText("1 personne inscrite, 1 changée").waitFor();
    await page.getByText("3 inscrits").waitFor();
    expect((await players(contest))[1]).toMatchObject({ name: "Benali", series: "2B" });
    await page.getByRole("button", { name: "Revenir en arrière" }).last().click();
    await page.getByText("2 inscrits").waitFor();
    await expect.poll(async () => (await players(contest))[1]?.series).toBe("");
  });

  it("asks whether a namesake of another club is him", async () => {
    const { page } = await fresh();
    const contest = await enter(club, page);
    await pasted(page).fill("Nom;Club\nAubry Zoé;Les Embruns");
    await page.getByRole("button", { name: /Inscrire 1 personne/ }).click();
    await page.getByText("1 personne inscrite").waitFor();
    await pasted(page).fill("Nom;Club\nAubry Zoé;Vallon");
    const asked = page.getByRole("group", { name: /déjà inscrite ici/ });
    await asked.getByRole("button", { name: "Oui" }).click();
    await page.getByRole("button", { name: /Changer 1 ligne/ }).click();
    await page.getByText("1 changée").waitFor();
    expect(await players(contest)).toMatchObject([{ name: "Aubry Zoé", club: "Vallon" }]);
  });

  it("comes from a file as well: of an old spreadsheet, of two bytes a letter; another is refused", async () => {
    const { page } = await fresh();
    await enter(club, page);
    const file = page.getByLabel("Choisir un fichier");
    const old = Buffer.from("Nom;Prénom\nLE GOFF;Élodie\n", "latin1");
    await file.setInputFiles({ name: "joueurs.csv", mimeType: "text/csv", buffer: old });
    await page.getByRole("table").getByText("LE GOFF Élodie").waitFor();
    const workbook = Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00]);
    await file.setInputFiles({ name: "joueurs.xlsx", mimeType: "application/zip", buffer: workbook });
    await page
      .getByRole("alert")
      .getByText(/joueurs.xlsx/i)
      .waitFor();
    const wide = Buffer.from("\ufeffNom\tPrénom\nLE GOFF\tÉlodie\n", "utf16le");
    await file.setInputFiles({ name: "joueurs.txt", mimeType: "text/plain", buffer: wide });
    await page.getByRole("table").getByText("LE GOFF Élodie").waitFor();
  });

  it("is that of the last time at one button, and whoever came is proposed by hand", async () => {
    const before = await Evening.open(club, "12 novembre", 3);
    await before.start();
    await before.do({ type: "EndGame" });
    const [first, second] = peopleOf(3);
    const { page } = await fresh();
    const contest = await enter(club, page);
    await page.getByRole("button", { name: /^Comme la dernière fois 3/ }).click();
    await page.getByRole("button", { name: "Inscrire 3 personnes" }).waitFor();
    await look(page, "organisation-derniere-fois");
    expect(await pasted(page).inputValue()).toContain(`${first?.name};;${first?.club};${first?.series}`);
    await pasted(page).fill(first?.name ?? "");
    await page.getByRole("button", { name: "Inscrire 1 personne" }).click();
    await page.getByText("1 inscrit", { exact: true }).waitFor();
    expect((await players(contest))[0]).toMatchObject({ name: first?.name, club: first?.club });
    await page.getByText("À la main").click();
    await page.getByLabel("Nom et prénom").fill(second?.name.slice(0, 4) ?? "");
    await page.getByRole("list", { name: "Déjà venus ici" }).getByRole("button").first().click();
    await look(page, "organisation-connu");
    await page.getByRole("button", { name: "Inscrire", exact: true }).click();
    await page.getByText("2 inscrits", { exact: true }).waitFor();
    expect((await players(contest))[1]).toMatchObject({ name: second?.name, series: second?.series });
  });
});

describe("a player", () => {
  it("is written by hand, changed, withdrawn and put back", async () => {
    const { page } = await fresh();
    const contest = await enter(club, page);
    await page.getByText("À la main").click();
    await page.getByLabel("Nom et prénom").fill("Odile Faure");
    await page.getByRole("button", { name: "Inscrire", exact: true }).click();
    await page.getByRole("table").getByText("Odile Faure").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Club").fill("Vallon");
    await dialog.getByRole("button", { name: "Enregistrer" }).click();
    await page.getByRole("table").getByText("Vallon").click();
    await dialog.getByRole("button", { name: "Retirer de l’épreuve" }).click();
    await page.getByText("0 inscrit").waitFor();
    expect((await players(contest)).map(({ withdrawn }) => withdrawn)).toEqual([true]);
    await page.getByRole("button", { name: "Revenir en arrière" }).last().click();
    await page.getByText("1 inscrit", { exact: true }).waitFor();
    expect((await players(contest))[0]).toMatchObject({ table: 1, name: "Odile Faure", club: "Vallon" });
  });

  it("is not written over by another one", async () => {
    const evening = await Evening.open(club, "Soirée", 2);
    const { page } = await at(evening, "players");
    await page.getByText("À la main").click();
    await page.getByLabel("Nom et prénom").fill("Odile Faure");
    await page.getByLabel("Table", { exact: true }).fill("2");
    await page.getByText(/La table 2 est celle de Bruno Mercier/).waitFor();
    expect(await page.getByRole("button", { name: "Inscrire", exact: true }).isDisabled()).toBe(true);
    await look(page, "organisation-table-prise");
    await page.getByLabel("Table", { exact: true }).fill("3");
    await page.getByRole("button", { name: "Inscrire", exact: true }).click();
    await page.getByText("3 inscrits").waitFor();
  });

  it("changes tables in mid-game with all his points, or swaps, and either can be taken back", async () => {
    const evening = await Evening.open(club, "Soirée", 3);
    await evening.start();
    await evening.turns(2, 3);
    const lines = async () => {
      const ranking = await club.part(evening.contest, "results", "ranking");
      return Object.fromEntries(
        ranking.map(({ name, table, total }) => [name.split(" ")[0] ?? "", [table, total]]),
      );
    };
    const before = await lines();
    const total = (name: string) => before[name]?.[1];
    const { page } = await at(evening, "players");
    const move = async (name: string, table: number, button: string) => {
      await page.getByRole("table").getByText(name).click();
      await page.getByRole("dialog").getByLabel("Table", { exact: true }).fill(`${table}`);
      await page.getByText("suivent le joueur", { exact: false }).waitFor();
      await look(page, `organisation-${button === "Enregistrer" ? "deplace" : "echange"}`);
      await page.getByRole("dialog").getByRole("button", { name: button }).click();
      await page.getByRole("dialog").waitFor({ state: "hidden" });
    };
    const takeBack = () => page.getByRole("button", { name: "Revenir en arrière" }).last().click();

    await move("Apolline", 9, "Enregistrer");
    await expect.poll(lines).toEqual({ ...before, Apolline: [9, total("Apolline")] });
    await takeBack();
    await expect.poll(lines).toEqual(before);
    await move("Apolline", 3, "Échanger les tables");
    await expect
      .poll(lines)
      .toEqual({ ...before, Apolline: [3, total("Apolline")], Chantal: [1, total("Chantal")] });
    await takeBack();
    await expect.poll(lines).toEqual(before);
    expect((await players(evening.contest)).some(({ withdrawn }) => withdrawn)).toBe(false);
  });
});

it("series are named and put in order; two of one name are refused", async () => {
  const { page } = await fresh();
  const contest = await enter(club, page);
  await pasted(page).fill("Nom;Série\nAubry;1A\nBenali;2B");
  await page.getByRole("button", { name: /Inscrire 2 personnes/ }).click();
  await page.getByRole("button", { name: "Séries, catégories, clubs" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Nom de 2B").fill("1a");
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText(/1a\s» est donné deux fois/i).waitFor();
  await dialog.getByLabel("Nom de 2B").fill("Nationale");
  await dialog.getByRole("button", { name: "Monter 2B" }).click();
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByRole("table").getByText("Nationale").waitFor();
  const { series } = await club.part(contest, "organiser", "groups");
  expect(series?.map(({ label }) => label)).toEqual(["Nationale", "1A"]);
});

describe("arbiters", () => {
  it("get the tables split evenly, and a block of nonsense is refused before it is sent", async () => {
    const evening = await Evening.open(club, "Soirée", 7);
    const { page } = await at(evening, "desks");
    await page.getByRole("button", { name: "Ajouter un arbitre" }).click();
    await page.getByRole("button", { name: "Répartir à parts égales" }).click();
    await page.getByText("Toutes les tables ont leur arbitre").waitFor();
    await page.getByLabel("Tables de l’arbitre 2").fill("5-x");
    await page.getByRole("alert").getByText("5-x").waitFor();
    await page.getByLabel("Tables de l’arbitre 2").fill("6-7");
    await page.getByText("Sans arbitre : 5").waitFor();
    await page.getByLabel("Tables de l’arbitre 2").fill("5-7");
    await page.keyboard.press("Control+Enter");
    await page.getByText("Postes enregistrés").waitFor();
    const arbiters = await club.part(evening.contest, "organiser", "arbiters");
    expect(arbiters.map(({ blocks }) => blocks)).toEqual([[{ first: 1, last: 4 }], [{ first: 5, last: 7 }]]);
  });
});

describe("codes", () => {
  it("let someone in, are known again after a reload, and are taken back", async () => {
    const evening = await Evening.open(club, "Soirée", 2);
    const { page } = await at(evening, "codes");
    await page.getByRole("button", { name: "Écran de salle : Créer" }).click();
    const link = await page.getByLabel("Lien direct, à ouvrir ou à envoyer").inputValue();
    const { page: room } = await fresh("projector");
    await room.goto(link);
    await room.getByRole("heading", { level: 1, name: "Bienvenue" }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Écran de salle : Montrer" }).waitFor();
    await page.getByRole("button", { name: "Écran de salle : Retirer" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Retirer" }).click();
    await page.getByText("Accès retiré").waitFor();
    await room.reload();
    await room.getByRole("heading", { level: 1, name: "Cet écran n’a pas de partie à montrer" }).waitFor();
  });

  it("made anew leave the old one without any worth, and whoever came in with it outside", async () => {
    const evening = await Evening.open(club, "Soirée", 2);
    const { token } = await club.grant(evening.contest, { role: "display" });
    const { page: room } = await fresh("projector");
    await room.goto(club.link(token, "affichage"));
    await room.getByRole("heading", { level: 1, name: "Bienvenue" }).waitFor();
    const { page } = await at(evening, "codes");
    await page.getByRole("button", { name: "Écran de salle : Autre code" }).click();
    await page.getByRole("dialog").getByText("les anciens ne sont plus valables").waitFor();
    await look(page, "organisation-autre-code");
    await page.getByRole("dialog").getByRole("button", { name: "Autre code" }).click();
    await page.getByLabel("Lien direct, à ouvrir ou à envoyer").waitFor();
    await room.getByText("Ce lien n’est plus valable").waitFor();
  });

  it("of cards are made for whoever came later, and the others stay good", async () => {
    const evening = await Evening.open(club, "Soirée", 2);
    const { page } = await at(evening, "codes");
    await page.getByRole("button", { name: "Préparer 2 cartes" }).click();
    await page.getByRole("button", { name: "Imprimer 2 cartes" }).waitFor();
    const codes = () => page.getByRole("article").filter({ visible: true }).locator("strong").allInnerTexts();
    await expect.poll(async () => (await codes()).length).toBe(2);
    const [first] = await codes();
    await evening.do({ type: "Register", players: [{ table: 3, name: "Odile Faure" }] });
    await page.getByRole("button", { name: "Préparer 1 carte qui manque" }).click();
    await page.getByRole("button", { name: "Imprimer 3 cartes" }).waitFor();
    expect((await codes())[0]).toBe(first);
    await club.post("/api/join", { code: first });
    await page.getByRole("button", { name: "Refaire les codes" }).click();
    await page.getByText("1 appareil est entré avec l’ancien").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Autre code" }).click();
    await expect.poll(async () => (await codes())[0]).not.toBe(first);
    await expect(club.post("/api/join", { code: first })).rejects.toThrow("404");
  });

  it("are printed to be cut out or folded, after a look at them", async () => {
    const evening = await Evening.open(club, "Soirée", 9);
    const { page } = await at(evening, "codes");
    await page.getByRole("button", { name: "Préparer 9 cartes" }).click();
    await page.getByRole("button", { name: "Imprimer 9 cartes" }).click();
    await page.getByRole("img", { name: "Codes à découper, page 1" }).waitFor();
    await page.getByLabel("Cartons de table").check();
    await page.getByText("D’autres pages suivent.").waitFor();
    const answered = page.waitForResponse((one) => one.url().endsWith("/documents/table-cards"));
    await page.getByRole("button", { name: "Ouvrir pour imprimer" }).click();
    const printed = await answered;
    expect([printed.status(), printed.headers()["content-type"]]).toEqual([200, "application/pdf"]);
    const { codes } = printed.request().postDataJSON() as { codes: { code: string }[] };
    expect(codes).toHaveLength(9);
    expect(codes[0]?.code).toMatch(/^\w{4}-\w{4}$/);
  });

  it("and all other pages of the room have the club’s name and picture, as they were once chosen", async () => {
    const evening = await Evening.open(club, "Soirée", 3);
    const { page } = await at(evening, "players");
    const open = page.getByRole("button", { name: "Imprimer…" });
    await open.click();
    await page.getByRole("img", { name: "Liste des tables, page 1" }).waitFor();
    await page.getByLabel("Nom du club").fill("Les Embruns");
    await page.getByText("Letter", { exact: true }).click();
    await page.getByLabel("Gros caractères").check();
    const picture =
      "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='20'><rect width='40' height='20'/></svg>";
    await page
      .getByLabel("Image du club…")
      .setInputFiles({ name: "club.svg", mimeType: "image/svg+xml", buffer: Buffer.from(picture) });
    await page.getByRole("img", { name: "Image du club" }).waitFor();
    await page.reload();
    await open.click();
    const seen = page.waitForResponse((one) => one.url().endsWith("/guide-player/preview"));
    await page.getByLabel(/Guide.*le joueur/).check();
    const asked = (await seen).request().postDataJSON() as Record<string, string>;
    expect(asked).toMatchObject({ paper: "letter", large: true, club: "Les Embruns" });
    expect(asked.logo).toMatch(/^iVBOR/);
    await page.getByRole("img", { name: /Guide.*le joueur, page 1/ }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it("release a table that the wrong phone holds", async () => {
    const evening = await Evening.open(club, "Soirée", 2);
    const { code } = await club.grant(evening.contest, { role: "player" });
    const claimOf = (table: number) => ({ code, table, name: peopleOf(2)[table - 1]?.name });
    await club.post("/api/join", claimOf(2));
    const { page } = await at(evening, "codes");
    await page.getByRole("button", { name: "Libérer la table 2" }).click();
    await page.getByText("La table 2 est libre").waitFor();
    await club.post("/api/join", claimOf(1));
    await club.post("/api/join", claimOf(2));
    const sent: string[] = [];
    page.on("request", (request) => request.url().includes("/grants") && sent.push(request.url()));
    await page.getByRole("button", { name: "Tout libérer" }).click();
    await page.getByText("Toutes les tables sont libres").waitFor();
    expect(sent).toHaveLength(1);
    await club.post("/api/join", claimOf(1));
  });
});

describe("games", () => {
  it("are opened here one after the other", async () => {
    const evening = await Evening.open(club, "Soirée", 2);
    const { page } = await at(evening, "games");
    await page.getByText("1 min, blitz").click();
    await page.getByRole("button", { name: "Ouvrir la partie" }).click();
    await page.getByText("La partie 1 est en cours").waitFor();
    expect(await club.part(evening.contest, "public", "game")).toMatchObject({ seconds: 60 });
  });

  it("end with the players’ totals compared with the ledger", async () => {
    const evening = await Evening.open(club, "Soirée", 3);
    await evening.start();
    await evening.turns(2, 3);
    const ranking = await club.part(evening.contest, "results", "ranking");
    const own = ranking.find(({ table }) => table === 1)?.total ?? 0;
    const { page } = await at(evening, "check", club.owner);
    // Typed faster than the server answers: none is lost.
    for (const [table, total] of [
      [1, own],
      [2, 9_999],
    ] as const) {
      const field = page.getByLabel(`Total du joueur, table ${table}`);
      await field.fill(`${total}`);
      await field.press("Enter");
    }
    for (const count of ["1 conforme", "1 écart"]) await page.getByText(count).first().waitFor();
    await page.getByRole("switch", { name: "Écarts seulement" }).click();
    const table = page.getByRole("table", { name: "Contrôle des totaux" });
    await expect.poll(() => table.getByRole("row").count()).toBe(2);
    await table.getByText(/≠/).click();
    await page.getByRole("rowheader", { name: "Total de l’arbitre" }).waitFor();
  });
});

describe("the commission", () => {
  it("is asked for by a ranked game until it is composed", async () => {
    const evening = await Evening.open(club, "Coupe", 2);
    await evening.start({ edition: "2026", ranked: true });
    const { page } = await at(evening, "games");
    await page.getByText("Épreuve classée sans commission d’arbitrage").waitFor();
    await look(page, "organisation-sans-commission");
    await page.getByLabel("Membres, un nom par ligne").fill("Jeanne Morvan\nPaul Kermeur");
    await page.getByRole("button", { name: "Enregistrer les membres" }).click();
    await page.getByText("Épreuve classée sans commission d’arbitrage").waitFor({ state: "detached" });
    expect(await club.part(evening.contest, "organiser", "commission")).toEqual([
      "Jeanne Morvan",
      "Paul Kermeur",
    ]);
  });

  it("has its file made by the organiser where nobody of the commission is there", async () => {
    const evening = await Evening.open(club, "Coupe", 2);
    await evening.start();
    const draw = await evening.play(2);
    const slip = { draw, table: 1 };
    await evening.do({ type: "Refer", game: 1, ...slip, why: "illisible ?" });
    await evening.do({
      type: "RuleCase",
      game: 1,
      ...slip,
      points: 0,
      sanction: "zero",
      motive: "illisible",
    });
    const { page } = await at(evening, "games");
    await page.getByRole("link", { name: "Dossier de la table 1, coup 1" }).click();
    await page.getByRole("button", { name: /^Ouvrir le dossier/ }).click();
    await page.getByLabel("Motif du recours").fill("la joueuse maintient son recours");
    await page.getByRole("dialog").getByRole("button", { name: "Ouvrir le dossier" }).click();
    await page.getByText("dossier ouvert").first().waitFor();
    const [ruled] = await club.part(evening.contest, "organiser", "cases");
    expect(ruled?.file?.motive).toBe("la joueuse maintient son recours");
  });
});

describe("the screen", () => {
  it.each(["phone", "narrow"] as const)("scrolls in one direction only on a %s screen", async (viewport) => {
    const { page } = await fresh(viewport);
    await enter(club, page);
    for (const name of ["Joueurs", "Postes", "Codes", "Parties", "Contrôle"]) {
      await step(page, name).click();
      await page.getByRole("heading", { level: 1, name }).waitFor();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([name, width <= (page.viewportSize()?.width ?? 0)]).toEqual([name, true]);
    }
  });

  it("is for nobody else", async () => {
    const evening = await Evening.open(club, "Soirée", 2);
    const { token } = await club.grant(evening.contest, { role: "spectator" });
    const { page } = await fresh();
    await page.goto(club.link(token, "organisation"));
    await page.getByRole("heading", { level: 1, name: "Cette page est celle de l’organisateur" }).waitFor();
  });
});
