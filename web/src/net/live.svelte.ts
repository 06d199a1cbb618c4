import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { playWith } from "../board/variant.svelte";
import type { ChannelMap } from "./server";
import { pathOf } from "./contest";
import { isOwn, PageSocket } from "./page/page";
import { clockOf, localNow, PINGS_KEPT, type Ping, type ServerClock } from "./clock";

/** `refused`: the server does not know the token; it is not asked again. */
export type Connection = "connecting" | "open" | "lost" | "refused";

export type Channel = keyof ChannelMap;

/** What a part of a channel is, where there is one. */
export type Part<C extends Channel, Name extends keyof ChannelMap[C]> =
  NonNullable<ChannelMap[C][Name]> | undefined;

type Parts = Readonly<Record<string, unknown>>;

interface Hello {
  type: "hello";
  role: string;
  number: number;
  epoch: string;
  speed?: number;
  table?: number | null;
  arbiter?: string | null;
}
type Message =
  | Hello
  | { type: "set"; channel: string; number: number; parts: Parts }
  | { type: "pong"; id: number; now: number };

/** What is used of a WebSocket. */
export type Socket = Pick<
  WebSocket,
  "send" | "close" | "onopen" | "onmessage" | "onclose" | "onerror" | "readyState"
>;

export interface LiveOptions {
  token: string;
  /** The contest to follow, where the token is for several; its own otherwise. */
  contest?: string;
  /** Where what is followed is, when it is no contest: `/api/solos/ID`. */
  path?: string;
  channels?: Channel[];
  connect?: () => Socket;
  now?: () => number;
  random?: () => number;
}

/** The browser; a test has none. */
const page: Partial<Pick<typeof globalThis, "window" | "document">> = globalThis;
const OPEN = 1;
const REFUSALS = new Set([1008, 4401, 4403]);
/** What is one's own is shown elsewhere: all of it has to be heard anew. */
const MOVED = 4410;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
const QUICK_PING = 200;
const SLOW_PING = 10_000;
const ANSWER_TIME = 6_000;

function socketToServer({ contest, path }: LiveOptions): Socket {
  const { protocol, host } = window.location;
  const followed = path ?? (contest === undefined ? "/api" : pathOf(contest));
  if (isOwn(followed)) return new PageSocket(followed);
  return new WebSocket(`${protocol === "https:" ? "wss" : "ws"}://${host}${followed}/live`);
}

/** What the server shows of the game, kept up to date; resumes where it was after a drop. */
export class Live {
  connection = $state<Connection>("connecting");
  role = $state<string | null>(null);
  /** The player's own table, the arbiter's own block: by his token. */
  table = $state<number | null>(null);
  arbiter = $state<string | null>(null);
  /** The server's clock; null until its first answer. */
  clock = $state.raw<ServerClock | null>(null);

  readonly #channels = new SvelteMap<string, Parts>();
  readonly #options: LiveOptions;
  readonly #connect: () => Socket;
  readonly #now: () => number;
  readonly #random: () => number;
  #socket: Socket | null = null;
  #number = 0;
  #epoch: string | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #nextPing: ReturnType<typeof setTimeout> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #speed = 1;
  #pings: Ping[] = [];
  #sent: { id: number; at: number } | null = null;
  #pingId = 0;

  constructor(options: LiveOptions) {
    this.#options = options;
    this.#connect = options.connect ?? (() => socketToServer(options));
    this.#now = options.now ?? localNow;
    this.#random = options.random ?? Math.random;
  }

  /** One part of a channel, as the server told it last. */
  part<C extends Channel, Name extends keyof ChannelMap[C] & string>(channel: C, name: Name): Part<C, Name> {
    return this.#channels.get(channel)?.[name] as Part<C, Name>;
  }

  /** All parts of a channel by name. */
  parts(channel: Channel): Parts {
    return this.#channels.get(channel) ?? {};
  }

  /** The last number heard. */
  get heard(): number {
    return this.#number;
  }

  /** Connects, and goes on until stopped; returns how to stop, for `$effect`. */
  start(): () => void {
    untrack(() => this.#open());
    const wake = () => this.wake();
    page.window?.addEventListener("online", wake);
    page.document?.addEventListener("visibilitychange", wake);
    return () => {
      page.window?.removeEventListener("online", wake);
      page.document?.removeEventListener("visibilitychange", wake);
      this.#drop();
    };
  }

  /** The network or the page has come back: no need to wait for the next attempt. */
  wake(): void {
    if (this.connection === "lost") this.#open();
    else if (this.connection === "open") this.#ping();
  }

  #open(): void {
    this.#drop();
    if (this.connection !== "lost") this.connection = "connecting";
    const socket = this.#connect();
    this.#socket = socket;
    socket.onopen = () => {
      const { token, channels } = this.#options;
      const heard = this.#epoch === null ? { since: 0 } : { since: this.#number, epoch: this.#epoch };
      socket.send(JSON.stringify({ token, ...heard, ...(channels && { channels }) }));
      this.#expectAnswer();
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as Message);
    socket.onclose = (event) => this.#closed(event.code);
    socket.onerror = null;
  }

  #receive(message: Message): void {
    clearTimeout(this.#deadline);
    switch (message.type) {
      case "hello":
        return this.#greeted(message);
      case "set":
        this.#number = message.number;
        return this.#set(message.channel, message.parts);
      case "pong":
        return this.#ponged(message.id, message.now);
    }
  }

  #greeted({ epoch, role, speed, table, arbiter }: Hello): void {
    if (epoch !== this.#epoch) {
      // The server tells everything again: numbers of another history mean nothing.
      this.#number = 0;
      this.#channels.clear();
    }
    this.#epoch = epoch;
    this.#failures = 0;
    this.role = role;
    this.table = table ?? null;
    this.arbiter = arbiter ?? null;
    this.connection = "open";
    this.#speed = speed ?? 1;
    this.#pings = [];
    this.#ping();
  }

  #set(channel: string, parts: Parts): void {
    const isFollowed = "game" in parts && !channel.startsWith("game:");
    if (isFollowed) playWith((parts["game"] as { variant?: string } | null)?.variant);
    const merged = { ...this.#channels.get(channel), ...parts };
    this.#channels.set(
      channel,
      Object.fromEntries(Object.entries(merged).filter(([, part]) => part !== null)),
    );
  }

  #ping(): void {
    clearTimeout(this.#nextPing);
    if (this.#socket?.readyState !== OPEN) return;
    this.#pingId += 1;
    this.#sent = { id: this.#pingId, at: this.#now() };
    this.#socket.send(JSON.stringify({ type: "ping", id: this.#pingId }));
    this.#expectAnswer();
  }

  #ponged(id: number, server: number): void {
    if (this.#sent?.id !== id) return;
    this.#pings = [...this.#pings, { sent: this.#sent.at, received: this.#now(), server }].slice(-PINGS_KEPT);
    this.#sent = null;
    this.clock = clockOf(this.#pings, this.#speed);
    const wait = this.#pings.length < PINGS_KEPT ? QUICK_PING : SLOW_PING;
    this.#nextPing = setTimeout(() => this.#ping(), wait);
  }

  /** A network that has gone says nothing: what is not answered in time counts as lost. */
  #expectAnswer(): void {
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.#closed(), ANSWER_TIME);
  }

  #closed(code?: number): void {
    this.#drop();
    if (code !== undefined && REFUSALS.has(code)) {
      this.connection = "refused";
      return;
    }
    if (code === MOVED) {
      this.#epoch = null;
      this.#open();
      return;
    }
    this.connection = "lost";
    const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    this.#retry = setTimeout(() => this.#open(), most * (0.5 + this.#random() / 2));
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#nextPing);
    clearTimeout(this.#deadline);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
