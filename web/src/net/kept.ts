import { hasFields, rememberedList, rememberList } from "../memory";
import { addressOf } from "../ui/address";
import type { Api } from "./api";
import { openHereNext } from "./opening";
import { isOwn } from "./page/page";

/** The ways to play at home, by the first word of their address. */
export const KINDS = ["solo", "libre", "famille", "topping"] as const;
export type HomeKind = (typeof KINDS)[number];

const PATHS: Readonly<Record<HomeKind, string>> = {
  solo: "/api/solos",
  libre: "/api/free",
  famille: "/api/families",
  topping: "/api/toppings",
};

/** The way to play that the server hosts at `/api/<path>`; null for contests. */
export const kindAt = (path: string): HomeKind | null =>
  KINDS.find((kind) => PATHS[kind] === `/api/${path}`) ?? null;

/** A turn that is over, as a share of its top; null where there is none to tell. */
export type TurnShare = number | null;

/** A game that goes on, as this device remembers it: enough to show it and to come back, even without the server. */
export interface KeptGame {
  kind: HomeKind;
  id: string;
  /** The link by which this device keeps the game. */
  secret: string;
  title: string;
  /** When it was last played at, in milliseconds since 1970. */
  at: number;
  /** The turn in play; 0 before the first. */
  turn: number;
  /** Whether it waits for the person at this device. */
  yours: boolean;
  /** 15 rows, once there is a word. */
  grid?: readonly string[];
  /** Share of the top so far, in hundredths. */
  percent?: number | null;
  turns?: readonly TurnShare[];
  /** How many turns there are in all, where that is known. */
  total?: number;
}

const NAME = "games";
/** Older ones are forgotten: nobody plays so many at once. */
const MOST = 12;

const isGame = hasFields<KeptGame>({ kind: "string", id: "string", secret: "string" });
const isKept = (value: unknown): value is KeptGame => isGame(value) && KINDS.includes(value.kind);

/** The games of this device that go on, the one last played at first. */
export const keptGames = (): KeptGame[] => rememberedList(NAME, isKept);

const isSame = (one: Pick<KeptGame, "kind" | "id">, kind: HomeKind, id: string): boolean =>
  one.kind === kind && one.id === id;

const others = (kind: HomeKind, id: string): KeptGame[] =>
  keptGames().filter((one) => !isSame(one, kind, id));

const write = (games: readonly KeptGame[]): void => rememberList(NAME, games, MOST);

export const keptGame = (kind: HomeKind, id: string): KeptGame | null =>
  keptGames().find((one) => isSame(one, kind, id)) ?? null;

/** Remembers a game as it is now, in front of the others. */
export const keepGame = (game: KeptGame): void => write([game, ...others(game.kind, game.id)]);

/** What a game is found again by. */
type Found = Pick<KeptGame, "kind" | "id" | "secret" | "title">;

/** Remembers a game that this device has just come to. */
export function keepAnew(found: Found): KeptGame {
  const game = { ...found, at: Date.now(), turn: 0, yours: true };
  keepGame(game);
  return game;
}

const ENDED = "ended";

const endedGames = (): Found[] => rememberedList(ENDED, isKept);

const otherEnded = (kind: HomeKind, id: string): Found[] =>
  endedGames().filter((one) => !isSame(one, kind, id));

const writeEnded = (games: readonly Found[]): void => rememberList(ENDED, games, MOST);

/** One that the server no longer knows. */
export function forgetGame(kind: HomeKind, id: string): void {
  write(others(kind, id));
  writeEnded(otherEnded(kind, id));
}

/** One that is over goes on no longer; by its link its end can be seen again. */
export function endGame({ kind, id, secret, title }: Found): void {
  write(others(kind, id));
  writeEnded([{ kind, id, secret, title }, ...otherEnded(kind, id)]);
}

/** A game of this device, whether it goes on or is over; those that it played by itself it knows by their name. */
export const ownGame = (kind: HomeKind, id: string): Found | null =>
  keptGame(kind, id) ??
  endedGames().find((one) => isSame(one, kind, id)) ??
  (isOwn(pathOfGame(kind, id)) ? { kind, id, secret: id, title: "" } : null);

/** The screen of a game. */
export const addressOfGame = ({ kind, id }: Pick<KeptGame, "kind" | "id">): string => addressOf(kind, id);

/** Where what belongs to a game is on the server: `/api/solos/ID`. */
export const pathOfGame = (kind: HomeKind, id: string): string => `${PATHS[kind]}/${encodeURIComponent(id)}`;

/** Makes a game that this device keeps, and remembers it; nobody needs a link for that. */
export async function openGame(api: Pick<Api, "send">, kind: HomeKind, title: string): Promise<KeptGame> {
  const { contest, token } = await api.send<{ contest: string; token: string }>({
    path: `${PATHS[kind]}/here`,
    body: { name: title },
  });
  openHereNext("home");
  return keepAnew({ kind, id: contest, secret: token, title });
}
