import { hasFields, remember, rememberedAs } from "../memory";
import { Api, newKey, Refused, Unreachable } from "./api";
import { forgetRooms, playedRooms } from "./rooms";
import type {
  AnsweredCard,
  AnswerCard,
  AskedCard,
  CorrectRecall,
  DiaryCommand,
  DiaryKey,
  DiaryParts,
  MergedCounts,
  OwnProgress,
  StudyPlan,
} from "./server";

const NAME = "diary";

/** What is kept for when there is no network: `sittings.ts`. */
export const RESERVE = "diary.reserve";
export const WAITING = "diary.waiting";

const isKey = hasFields<DiaryKey>({ id: "string", token: "string" });

/** The diary that this device keeps, or null before its first entry. */
export function keptDiary(): DiaryKey | null {
  const found = rememberedAs<unknown>(NAME, null);
  return isKey(found) ? found : null;
}

const keepDiary = (key: DiaryKey | null): void => remember(NAME, key && JSON.stringify(key));

/** Requests to one's own diary; it is made with the first entry, since nobody needs a link for that. */
export class Diary {
  readonly #api = new Api(() => this.#key?.token ?? null);
  #key = keptDiary();
  #making: Promise<DiaryKey> | null = null;

  /** Whether there is one that something could be read of. */
  get exists(): boolean {
    return this.#key !== null;
  }

  /** Requests in the name of this device: words and positions may be asked about with it. */
  get api(): Api {
    return this.#api;
  }

  async #path(): Promise<string> {
    const key = this.#key ?? (await this.made());
    return `/api/records/${encodeURIComponent(key.id)}`;
  }

  /** The key, made at need; two who ask at once get the same. */
  made(): Promise<DiaryKey> {
    if (this.#key) return Promise.resolve(this.#key);
    this.#making ??= this.#make().finally(() => (this.#making = null));
    return this.#making;
  }

  /** The key if there can be one: where no server answers, words and positions are asked about without. */
  async known(): Promise<void> {
    await this.made().catch((error: unknown) => {
      if (!(error instanceof Unreachable)) throw error;
    });
  }

  async #make(): Promise<DiaryKey> {
    const made = await this.#api.send<DiaryKey>({ path: "/api/records", body: {} });
    keepDiary(made);
    this.#key = made;
    return made;
  }

  /** One that was erased elsewhere, or with its server, is begun anew. */
  async asked<T>(ask: (path: string) => Promise<T>): Promise<T> {
    try {
      return await ask(await this.#path());
    } catch (error) {
      if (!(error instanceof Refused) || (error.status !== 401 && error.status !== 404) || !this.#key)
        throw error;
      if (error.status === 404 && (await this.#knows())) throw error;
      this.#forget();
      return ask(await this.#path());
    }
  }

  /** A game that this device played by itself, as it tells it. */
  tell(body: unknown): Promise<void> {
    const key = newKey();
    return this.asked((path) => this.#api.send({ path: `${path}/told`, body }, key));
  }

  async #knows(): Promise<boolean> {
    const path = await this.#path();
    return this.#api.get(path).then(
      () => true,
      (error: unknown) => !(error instanceof Refused),
    );
  }

  #forget(): void {
    remember(RESERVE, null);
    keepDiary(null);
    this.#key = null;
  }

  /** Games of rooms where somebody played at this device: the server reads those that are over from the games. */
  async noteRooms(): Promise<void> {
    const rooms = playedRooms(Date.now());
    for (const room of rooms) {
      await this.note(room).catch((error: unknown) => {
        if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
      }); // one that goes on, or is gone, is no trouble
    }
  }

  /** What the front page tells, games of rooms included. */
  async progress(): Promise<OwnProgress> {
    await this.noteRooms();
    return this.asked((path) => this.#api.get(`${path}/progress`));
  }

  async all(): Promise<DiaryParts> {
    const { parts } = await this.asked((path) =>
      this.#api.get<{ parts: DiaryParts }>(`${path}/channels/diary`),
    );
    return parts;
  }

  ask(body: DiaryCommand): Promise<void> {
    const key = newKey();
    return this.asked((path) => this.#api.send({ path: `${path}/commands`, body }, key));
  }

  /** A game of this server that ended, by the link with which it was played; `player` where several share the device. */
  note(game: { id: string; secret: string }, player = ""): Promise<void> {
    const key = newKey();
    const body = { id: game.id, token: game.secret, player };
    return this.asked((path) => this.#api.send({ path: `${path}/games`, body }, key));
  }

  study(): Promise<StudyPlan> {
    return this.asked((path) => this.#api.get(`${path}/study`));
  }

  /** The cards of a sitting: what is due, of one drill if one is named, then so many new ones; or turns lost alone. */
  cards(drill: string | null, more = 0, turns = false): Promise<AskedCard[]> {
    const query = new URLSearchParams({
      ...(drill !== null && { drill }),
      more: String(more),
      ...(turns && { turns: "true" }),
    });
    return this.asked((path) => this.#api.get(`${path}/cards?${query.toString()}`));
  }

  answer(body: AnswerCard | CorrectRecall, key: string = newKey()): Promise<AnsweredCard> {
    return this.asked((path) => this.#api.send({ path: `${path}/answers`, body }, key));
  }

  file(): Promise<string> {
    return this.asked((path) => this.#api.getText(`${path}/file`));
  }

  bring(file: unknown): Promise<MergedCounts> {
    const key = newKey();
    return this.asked((path) => this.#api.send({ path: `${path}/file`, body: file }, key));
  }

  async erase(): Promise<void> {
    if (!this.#key) return;
    const path = await this.#path();
    await this.#api.send<undefined>({ path, body: null, method: "DELETE" });
    forgetRooms(); // or the games of rooms would come back by themselves
    remember(WAITING, null);
    this.#forget();
  }
}
