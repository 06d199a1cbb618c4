import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { Evening } from "./evening";
import { club, seat } from "./stage";

interface Described {
  tiles: { letter: string; value: number; spelling: string }[];
}

const LETTERS = new URL("../../python/nonuple/data/letters/english.json", import.meta.url);
const { tiles } = JSON.parse(readFileSync(LETTERS, "utf8")) as Described;
const described = (letter: string) => tiles.find((tile) => tile.letter === letter);

it("plays a whole game with English letters, shown for what they are worth and announced in English", async () => {
  const evening = await Evening.open(club, "An evening", 2);
  await evening.start({ variant: "english" });
  const [chief, room] = await Promise.all([
    club.grant(evening.contest, { role: "chief", name: "Ann" }),
    club.grant(evening.contest, { role: "display" }),
  ]);
  const { page: desk, troubles } = await seat(chief.token, "juge");
  const { page: wall, troubles: others } = await seat(room.token, "affichage", "projector");
  await evening.draw();
  const letters = [...(await evening.turn()).drawn].filter((letter) => letter !== "?");
  for (const letter of letters) {
    const said = new RegExp(`${described(letter)?.spelling}\\s*${letter}`);
    await desk.getByRole("list", { name: "Texte à dire" }).getByText(said).first().waitFor();
  }
  for (const screen of [desk, wall]) {
    await screen.locator(".rack .tile").first().waitFor();
    const worth = await screen
      .locator(".rack .tile:not(.blank)")
      .evaluateAll((all) => all.map((tile) => Number((tile as HTMLElement).dataset.worth)));
    expect(worth).toEqual(letters.map((letter) => described(letter)?.value));
  }
  await evening.finish(2);
  await desk
    .getByText(/End of the game/)
    .first()
    .waitFor();
  await wall.getByRole("heading", { name: "Fin de partie" }).waitFor();
  expect([troubles, others]).toEqual([[], []]);
});
