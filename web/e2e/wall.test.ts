import { expect, it } from "vitest";
import { look } from "./browser";
import { club, seat } from "./stage";
import { Event } from "./tournament";

const PEOPLE = 36;
const HALLS = [
  { name: "Armor, à gauche", chief: "Chloé Le Goff", last: 18 },
  { name: "Iroise, au centre", chief: "Yves Gallou", first: 19 },
];

it("turns by itself in the hall: ranking with the next tables, turns once the game is over, ranks that can still move", async () => {
  const tournament = await Event.open(club, "Coupe de la Baie", PEOPLE, 3);
  await tournament.programme();
  for (const hall of HALLS) {
    const { id } = await club.post<{ id: string }>(`/api/events/${tournament.id}/halls`, hall);
    tournament.room ||= id;
  }
  await tournament.arbiters(PEOPLE);
  await tournament.draw(1);

  const { page: office } = await seat(club.owner, `tournoi/${tournament.id}`);
  await office.locator("#publish").getByRole("button", { name: "Créer un code" }).last().click();
  const code = await office.locator("#publish b.code").innerText();
  const { token } = await club.post<{ token: string }>("/api/join", { code });
  const { page: wall } = await seat(token, `tournoi/${tournament.id}`, "projector");
  const title = (name: string | RegExp) => wall.getByRole("heading", { level: 1, name });
  await title(/^Tables, /).waitFor();
  await look(wall, "salle-tables");

  // All in one hall, so that it is led alone: of a game that goes on, no turn is told.
  await tournament.ask({ type: "DrawTables", game: 1, seed: "a" });
  const rooms = (await tournament.part("event", "halls")).map(({ id }) => id);
  await office.getByRole("heading", { name: "Lancer la partie 1" }).waitFor();
  await office.keyboard.press("Enter");
  await office.getByText("partie 1 ouverte, suit").first().waitFor();
  const missed = new Set([3, 9, 30]);
  await tournament.turnIn(rooms, (table) => (missed.has(table) ? 4 : 0));
  await title("Cumul, 1 à 32").waitFor();
  await wall.getByText("coup 2").waitFor();
  await wall.keyboard.press(" ");
  await wall.getByText("arrêté").waitFor();
  await wall.getByText("page 1 sur 2").or(wall.getByText("page 2 sur 2")).first().waitFor();
  expect(await wall.getByText("Coup par coup").count()).toBe(0);
  await tournament.end();

  // Between two games: tables on the line of each, then who found what.
  await tournament.draw(2);
  await wall.getByText("page 1 sur 3").or(wall.getByText("page 2 sur 3")).first().waitFor();
  await wall.getByRole("heading", { level: 2, name: "Partie 2" }).waitFor();
  await expect.poll(() => wall.getByRole("columnheader", { name: "Table" }).count()).toBeGreaterThan(0);
  await look(wall, "salle-cumul");
  for (let pressed = 0; pressed < 3 && (await title(/^Coup par coup/).count()) === 0; pressed++)
    await wall.keyboard.press("ArrowRight");
  await title("Coup par coup, Partie 1").waitFor();
  await wall.getByRole("row", { name: /^1 .* 92 %/ }).waitFor();
  await look(wall, "salle-coups");

  // An appeal: the ranks that it can change are told as ranges, and no name beside it.
  const [table] = missed;
  await tournament.do({ type: "NameCommission", members: ["Ana", "Léo", "Zoé"] });
  await tournament.do({ type: "Appeal", draw: 0, table: table ?? 0, why: "Le mot était lisible.", game: 1 });
  await wall.getByText("rang encore possible").or(title(/^Coup/)).first().waitFor();
  for (
    let pressed = 0;
    pressed < 3 && (await wall.getByText("rang encore possible").count()) === 0;
    pressed++
  )
    await wall.keyboard.press("ArrowRight");
  await wall
    .getByText(/^\d+–\d+$/)
    .first()
    .waitFor();
  await look(wall, "salle-recours");
});
