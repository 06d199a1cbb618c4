import { expect, it } from "vitest";
import { club, seat } from "./stage";
import { Event } from "./tournament";

const HALLS = [
  { name: "Lumière", chief: "Chloé Le Goff", last: 4 },
  { name: "Opéra", chief: "Yves Gallou", first: 5 },
];

it("opens a game in all halls at one key, and both show the same letters", async () => {
  const tournament = await Event.open(club, "Coupe de la Baie", 8, 2);
  const rooms = [];
  for (const hall of HALLS)
    rooms.push((await club.post<{ id: string }>(`/api/events/${tournament.id}/halls`, hall)).id);
  const [lumiere = "", opera = ""] = rooms;
  tournament.room = lumiere;
  await tournament.draw(1);

  const { page } = await seat(club.owner, `tournoi/${tournament.id}`);
  await page.getByRole("heading", { name: "Lancer la partie 1" }).waitFor();
  await page.keyboard.press("o");
  await page.getByRole("dialog", { name: "Ouvrir la partie 1" }).waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await page.getByText("partie 1 ouverte, mène").waitFor();
  await page.getByText("partie 1 ouverte, suit Lumière").waitFor();
  await page.getByText("un seul tirage dans toutes les salles").waitFor();

  const grants = await Promise.all(rooms.map((room) => club.grant(room, { role: "display" })));
  const shown = await Promise.all(grants.map(({ token }) => seat(token, "affichage", "projector")));
  do await tournament.do({ type: "Draw" });
  while ((await club.part(lumiere, "public", "turn")).stage === "draw");
  const { drawn } = await club.part(lumiere, "public", "turn");
  const letters = await Promise.all(
    shown.map(({ page: display }) => display.getByRole("group", { name: "Nouvelles lettres" }).innerText()),
  );
  expect(letters[0]).toBe(letters[1]);
  await expect.poll(async () => (await club.part(opera, "public", "turn")).drawn).toBe(drawn);

  const chief = await club.grant(opera, { role: "chief" });
  const { page: following } = await seat(chief.token, "juge");
  await following.getByText(/^Cette salle suit Lumière/).waitFor();
});
