import { expect, it } from "vitest";
import type { Page } from "playwright-core";
import { club, fresh, seat } from "./stage";
import { Event } from "./tournament";

const shown = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const line = (page: Page) => page.getByLabel("Nom, carte ou licence");

const figure = (page: Page, of: string) =>
  page
    .locator("dl > div", { has: page.locator("dt", { hasText: new RegExp(`^${of}$`) }) })
    .locator("dd")
    .textContent();

/** What a test was asked to keep of a screen, to be looked at. */
async function keep(page: Page, name: string): Promise<void> {
  const folder = process.env.NONUPLE_LOOK;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

it("ticks a club in, and knows it again a week later", { timeout: 240_000 }, async () => {
  const { page: office } = await fresh("desk");
  await office.goto(club.link(club.owner, "tournoi"));
  await office.getByRole("button", { name: "Pointer les arrivées" }).click();
  await office.getByRole("heading", { level: 1, name: "Pointage" }).waitFor();
  const id = /tournoi\/([^/]+)/.exec(office.url())?.[1] ?? "";
  const first = Event.at(club, id);
  await first.enter(6);

  // By keyboard, by what a scanner types, and one who is late.
  const people = Object.values(
    (await club.get<{ parts: Record<string, { name: string; cards: string[] }> }>(`/api/events/${id}/channels/door`)).parts, // prettier-ignore
  );
  const [one, two, three, four] = people;
  if (!one || !two || !three || !four) throw new Error("nobody has entered");
  await line(office).pressSequentially(one.name.slice(0, 6).toLowerCase());
  await office.keyboard.press("Enter");
  await shown(office, `${one.name} : présent.`);
  await line(office).pressSequentially(two.cards[0] ?? "");
  await office.keyboard.press("Enter");
  await shown(office, `${two.name} : présent.`);
  await line(office).pressSequentially(three.name);
  await office.keyboard.press("F7");
  await expect.poll(() => figure(office, "en retard")).toBe("1");
  await expect.poll(() => figure(office, "présents")).toBe("2");
  expect(await first.seats(1)).toEqual({ "1": 1, "2": 2 });

  // Somebody ticks in at the door with a code that opens nothing else; both see the same counts.
  const { token } = await club.post<{ token: string }>(`/api/events/${id}/grants`, { role: "door" });
  const { page: door } = await seat(token, `tournoi/${id}`, "phone");
  await door.getByRole("heading", { level: 1, name: "Pointage" }).waitFor();
  await expect.poll(() => figure(door, "présents")).toBe("2");
  expect(await door.getByRole("link", { name: "Inscriptions" }).count()).toBe(0);
  await door
    .getByRole("button", { name: new RegExp(`^\\S? ?${four.name}`) })
    .first()
    .click();
  await expect.poll(() => figure(office, "présents")).toBe("3");
  await line(office).pressSequentially("e");
  await keep(office, "pointage");
  await line(office).fill("");
  await keep(door, "pointage-tel");

  // Whoever is not there misses the game, and is there again once that is taken back.
  await office.getByRole("button", { name: /attendus : tous absents/ }).click();
  await expect.poll(() => figure(office, "absents")).toBe("2");
  await line(office).press("Control+z");
  await expect.poll(() => figure(office, "attendus")).toBe("2");

  // The evening is played, and one more game makes it a tournament.
  const [hall] = await first.part("event", "halls");
  first.room = hall?.id ?? "";
  await first.open(1);
  await first.turn((table) => table - 1);
  await first.end();
  await office.goto(`${club.address}/#/tournoi/${id}`);
  await office.getByRole("button", { name: /Modifier le programme/ }).click();
  await office.getByRole("button", { name: "Ajouter une partie" }).click();
  await office.getByRole("button", { name: "Enregistrer" }).click();
  await expect.poll(async () => (await first.part("event", "games")).length).toBe(2);

  // A week later all who came are there in one key.
  await office.goto(club.link(club.owner, "tournoi"));
  await office.getByRole("button", { name: "Pointer les arrivées" }).click();
  await office.getByRole("button", { name: /^Comme la dernière fois/ }).waitFor();
  await keep(office, "pointage-habitues");
  await line(office).press("F5");
  await expect.poll(() => figure(office, "présents")).toBe("3");
  const second = Event.at(club, /tournoi\/([^/]+)/.exec(office.url())?.[1] ?? "");
  expect(Object.values(await second.seats(1)).sort()).toEqual([1, 2, 3]);
  await office.keyboard.press("F6");
  await office.getByLabel("Nom et prénom").fill("HERVÉ Camille");
  await office.getByRole("button", { name: "Enregistrer" }).click();
  await expect.poll(() => figure(office, "présents")).toBe("4");
  // One newcomer after the other, by keys alone: the line is empty again and takes letters.
  await office.keyboard.type("MOREL Zoé");
  await office.keyboard.press("F6");
  await office.getByRole("button", { name: "Enregistrer" }).waitFor();
  await office.keyboard.press("Escape");
  await office.getByRole("dialog").waitFor({ state: "hidden" });
  await office.keyboard.type(" Anne");
  await expect.poll(() => line(office).inputValue()).toBe("MOREL Zoé Anne");
  await office.keyboard.press("F6");
  await office.keyboard.press("Enter");
  await expect.poll(() => figure(office, "présents")).toBe("5");
  await expect.poll(() => line(office).inputValue()).toBe("");
  await office.getByText("MOREL Zoé Anne : présent.").waitFor();
  await office.getByRole("link", { name: "Lancer la partie" }).click();
  await office.getByRole("heading", { name: "Lancer la partie 1" }).waitFor();

  // The season, over what was played.
  await office.goto(club.link(club.owner, "saison"));
  const ranking = office.getByRole("region", { name: "Classement" });
  await ranking.getByText(one.name).waitFor();
  await office.getByLabel("Handicap par épreuve jouée, par série").fill("2A: 5, 3A: 10, 5A: 20");
  await ranking.getByText("105", { exact: true }).first().waitFor();
  await keep(office, "saison");
  await office.setViewportSize({ width: 390, height: 844 });
  await keep(office, "saison-tel");
});
