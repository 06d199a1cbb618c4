import { Refused, Unreachable, type Api } from "../../net/api";
import type { DefinitionsRead, KeptDefinitions } from "../../net/server";

/** Small enough for a slow network to send it in time, large enough not to ask a thousand times. */
const PIECE = 2_000_000;
const PATH = "/api/definitions";

export type Server = Pick<Api, "get" | "send" | "upload">;
type Part = Pick<File, "name" | "size" | "slice">;

/** Definitions that whoever is in charge of the server brings from a file, piece by piece. */
export class Bringing {
  kept = $state.raw<KeptDefinitions | null>(null);
  /** The file on its way, and how much of it has come. */
  coming = $state.raw<{ name: string; size: number; read: number; taken: number } | null>(null);
  trouble = $state("");
  #number = 0;

  constructor(private readonly api: Server) {}

  /** Nothing is shown to one who may not, or where the server does not answer. */
  async open(): Promise<void> {
    this.kept = await this.api.get<KeptDefinitions>(PATH).catch(() => null);
  }

  /** Another file takes the place of the one that is on its way. */
  async bring(file: Part): Promise<boolean> {
    this.#number += 1;
    const mine = this.#number;
    return this.#attempt(mine, async () => {
      this.coming = { name: file.name, size: file.size, read: 0, taken: 0 };
      const { id } = await this.api.send<{ id: string }>({
        path: PATH,
        body: { name: file.name.slice(-120) },
      });
      for (let at = 0; at < file.size; at += PIECE) {
        const piece = file.slice(at, at + PIECE);
        const { read, taken } = await this.api.upload<DefinitionsRead>(`${PATH}/${id}?at=${at}`, piece);
        if (mine !== this.#number) return;
        this.coming = { name: file.name, size: file.size, read, taken };
      }
      await this.api.send({ path: `${PATH}/${id}/end`, body: {} });
    });
  }

  remove(): Promise<boolean> {
    this.#number += 1;
    return this.#attempt(this.#number, () => this.api.send({ path: PATH, body: null, method: "DELETE" }));
  }

  async #attempt(mine: number, work: () => Promise<unknown>): Promise<boolean> {
    this.trouble = "";
    try {
      await work();
      if (mine !== this.#number) return false;
      await this.open();
      return true;
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
      if (mine === this.#number) this.trouble = error.message;
      return false;
    } finally {
      if (mine === this.#number) this.coming = null;
    }
  }
}
