import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { ChannelMap, Command } from "../src/net/server";
import { HOST } from "./browser";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PYTHON = process.env.NONUPLE_PYTHON ?? join(ROOT, ".venv/bin/python");
const DIRECTIONS: ReadonlySet<Command["type"]> = new Set([
  ...(["MixPhrase", "Draw", "StartClock", "CloseSlips", "Retain", "EndAnnouncement", "CancelTurn"] as const),
  ...(["CorrectTurn", "AmendTurn", "Interrupt", "Resume", "EndGame", "TakeBackEnd"] as const),
  ...(["TakeBackRetained", "Undo", "Redo"] as const),
]);
const LINK = /#\/lien\/([\w-]+)/;

export interface Grant {
  id: string;
  token: string;
  code: string;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

/** A real club server with a data directory of its own, which shows the screens that were built before. */
export class Club {
  /** Where browsers go. */
  readonly address: string;
  /** The secret of the one in charge of the server. */
  owner = "";

  readonly #port: number;
  readonly #directory: string;
  #process: ChildProcess | null = null;

  private constructor(port: number, directory: string) {
    this.address = `http://${HOST}:${port}`;
    this.#port = port;
    this.#directory = directory;
  }

  static async start(...more: string[]): Promise<Club> {
    const club = new Club(await freePort(), await mkdtemp(join(tmpdir(), "nonuple-club-")));
    try {
      await club.serve(...more);
    } catch (error) {
      await club.close();
      throw error;
    }
    return club;
  }

  /** Starts the server, the first time or after `stop`: same data, same address. */
  async serve(...more: string[]): Promise<void> {
    const data = join(this.#directory, "data");
    const options = ["--data", data, "--port", `${this.#port}`, "--host", "127.0.0.1", "--no-browser"];
    const server = spawn(PYTHON, ["-m", "nonuple", "serve", ...options, ...more], {
      cwd: ROOT,
      // Its word lists are its own too.
      env: { ...process.env, NONUPLE_DATA: data },
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#process = server;
    for await (const line of createInterface({ input: server.stdout })) {
      const link = LINK.exec(line)?.[1];
      if (link === undefined) continue;
      this.owner = link;
      server.stdout.resume();
      return;
    }
    throw new Error("the server stopped before it gave its link");
  }

  /** Stops the server as Ctrl-C does, or at once as a power cut does. */
  async stop(signal: "SIGINT" | "SIGKILL" = "SIGINT"): Promise<void> {
    const server = this.#process;
    this.#process = null;
    if (server === null || server.exitCode !== null) return;
    server.kill(signal);
    await once(server, "exit");
  }

  async close(): Promise<void> {
    await this.stop();
    await rm(this.#directory, { recursive: true });
  }

  /** The link that brings a browser in with a token, to a screen. */
  link(token: string, ...words: string[]): string {
    return `${this.address}/#/lien/${token}/${words.join("/")}`;
  }

  async get<T>(path: string, token = this.owner): Promise<T> {
    return this.#answered(path, { headers: { Authorization: `Bearer ${token}` } });
  }

  async post<T>(path: string, body: unknown, token = this.owner): Promise<T> {
    return this.#answered(path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: {
        Authorization: `Bearer ${token}`,
        "Content-Type": "application/json",
        "Idempotency-Key": `${Math.random()}`,
      },
    });
  }

  /** A new contest; its id. */
  async contest(name: string): Promise<string> {
    return (await this.post<{ id: string }>("/api/contests", { name })).id;
  }

  grant(
    contest: string,
    wish: { role: string; table?: number; arbiter?: string; name?: string },
  ): Promise<Grant> {
    return this.post(`/api/contests/${contest}/grants`, wish);
  }

  /** A chief who has not said what he has seen has seen what there is, as soon as the server shows it. */
  async ask(contest: string, command: Command, token = this.owner): Promise<{ number: number }> {
    const path = `/api/contests/${contest}/commands`;
    if (!DIRECTIONS.has(command.type) || "seen" in command) return this.post(path, command, token);
    for (const until = Date.now() + 10_000; ;) {
      const stage = await this.part(contest, "chief", "stage");
      try {
        return await this.post(path, { ...command, seen: stage?.version ?? null }, token);
      } catch (error) {
        if (Date.now() > until || !String(error).includes("avancé entre-temps")) throw error;
      }
    }
  }

  /** One part of a channel as it is now. */
  async part<C extends keyof ChannelMap, Name extends keyof ChannelMap[C]>(
    contest: string,
    channel: C,
    name: Name,
  ): Promise<ChannelMap[C][Name]> {
    const path = `/api/contests/${contest}/channels/${channel}`;
    return (await this.get<{ parts: ChannelMap[C] }>(path)).parts[name];
  }

  async #answered<T>(path: string, request: RequestInit): Promise<T> {
    const answer = await fetch(`http://127.0.0.1:${this.#port}${path}`, request);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
}
