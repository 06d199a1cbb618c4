import { RULES } from "../net/server";
import type { Api } from "../net/api";
import { keepGame, openGame, pathOfGame, type KeptGame } from "../net/kept";
import { rememberAs, rememberedAs } from "../memory";

/** Who sits on a chair: somebody at this device, somebody at his own, a computer. */
export type Sitting = "here" | "away" | "computer";

export interface Chair {
  name: string;
  sitting: Sitting;
  /** Of a computer. */
  level: string;
}

export interface TableSetup {
  chairs: Chair[];
  words: "challenge" | "checked";
  /** Of a turn; 0 without a clock. */
  seconds: number;
  lexicon: string | null;
  /** Whether computers challenge words too, where words are by challenge; they do unless it is said. */
  challenging?: boolean;
}

/** A place at the table that somebody else has to come to. */
export interface Invitation {
  seat: number;
  name: string;
  token: string;
  code: string;
}

/** What this device keeps of a table that it opened, besides the link by which it plays. */
export interface Hosted {
  host: string;
  setup: TableSetup;
  invitations: Invitation[];
}

/** How long a word lies open to challenge before its author draws. */
export const DRAWS_AFTER = RULES.drawsAfter;

/** A table as the server is asked for it. */
export const arrangement = ({ chairs, words, seconds, lexicon, challenging = true }: TableSetup) => ({
  type: "ArrangeTable" as const,
  chairs: chairs.map(({ name, sitting, level }) => ({
    name: name.trim(),
    ...(sitting === "computer" && { level }),
  })),
  words,
  clock: seconds > 0 ? { per: "turn" as const, seconds, overtime: "pass" as const } : null,
  draws_after: words === "challenge" ? DRAWS_AFTER : null,
  lexicon,
  challenging: words === "challenge" && challenging,
});

const LAST = "libre.setup";
const hostedName = (id: string) => `libre.${id}`;

/** The last table set here, which the next one begins with. */
export const lastSetup = (): TableSetup | null => rememberedAs<TableSetup | null>(LAST, null);
export const hostedTable = (id: string): Hosted | null => rememberedAs<Hosted | null>(hostedName(id), null);

interface Grant {
  token: string;
  code: string;
}

/** Opens a table: this device has the seats that are here, each of the others a place to come to. */
export async function openTable(
  api: Api,
  asHost: (token: string) => Api,
  setup: TableSetup,
  title: string,
): Promise<KeptGame> {
  const opened = await openGame(api, "libre", title);
  const host = asHost(opened.secret);
  const path = pathOfGame("libre", opened.id);
  await host.send({ path: `${path}/commands`, body: arrangement(setup) });
  const seatsOf = (sitting: Sitting) =>
    setup.chairs.flatMap((chair, seat) => (chair.sitting === sitting ? [seat] : []));
  const grant = (seats: number[]) =>
    host.send<Grant>({ path: `${path}/grants`, body: { role: "player", seats } });
  const { token } = await grant(seatsOf("here"));
  const invitations: Invitation[] = [];
  for (const seat of seatsOf("away")) {
    const given = await grant([seat]);
    invitations.push({ seat, name: setup.chairs[seat]?.name ?? "", token: given.token, code: given.code });
  }
  rememberAs(hostedName(opened.id), { host: opened.secret, setup, invitations } satisfies Hosted);
  rememberAs(LAST, setup);
  const game = { ...opened, secret: token };
  keepGame(game);
  if (invitations.length === 0) await host.send({ path: `${path}/commands`, body: { type: "BeginGame" } });
  return game;
}
