import { rememberAs, rememberedAs } from "../../memory";
import { Api } from "../../net/api";
import { openGame, pathOfGame, type KeptGame } from "../../net/kept";

export interface ToppingSetup {
  /** Those who play at this device, one after the other. */
  people: string[];
  /** The level of a computer, from 1 to 9; 0 for none. */
  rival: number;
  /** Seconds a turn. */
  limit: number;
}

const keptName = (id: string) => `topping.${id}`;

export const setupOf = (id: string): ToppingSetup | null =>
  rememberedAs<ToppingSetup | null>(keptName(id), null);

/** Prepares a game that all play alike. */
export async function openTopping(setup: ToppingSetup, title: string): Promise<KeptGame> {
  const game = await openGame(new Api(() => null), "topping", title);
  const path = `${pathOfGame("topping", game.id)}/commands`;
  await new Api(() => game.secret).send({
    path,
    body: { type: "PrepareTopping", wanted: {}, limit: setup.limit },
  });
  rememberAs(keptName(game.id), setup);
  return game;
}
