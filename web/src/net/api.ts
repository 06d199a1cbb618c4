import { language, stated, t } from "../i18n";
import { answer, isAlone, isOwn, noteReached, standsIn } from "./page/page";

/** The server answered, and refused; the message is its sentence. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** What would be enough, where the server says so: the name alone, at home. */
    readonly needs?: "name",
  ) {
    super(message);
  }

  /** Whether the same request may well succeed later: the server is in trouble, or wants another token first. */
  get passing(): boolean {
    return this.status >= 500 || [401, 408, 425, 429].includes(this.status);
  }
}

/** No answer came: no network, no server, or too slow. */
export class Unreachable extends Error {}

export interface Command {
  path: string;
  body: unknown;
  method?: "POST" | "PUT" | "PATCH" | "DELETE";
}

const TIMEOUT = 10_000;
const PRINTING = 90_000;

/** A key under which the server counts a command once, however often it is sent. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

async function refusal(response: Response): Promise<Refused> {
  const { status } = response;
  const answer: unknown = await response.json().catch(() => null);
  const { detail, needs } = (answer ?? {}) as { detail?: unknown; needs?: Refused["needs"] };
  const isSaid = typeof detail === "string" && detail !== "";
  return new Refused(status, isSaid ? stated(detail) : t("api.failed", { status: String(status) }), needs);
}

const asJson = async <T>(response: Response): Promise<T> =>
  (response.status === 204 ? undefined : await response.json()) as T;

const sending = ({ body, method = "POST" }: Command, key: string): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { "Content-Type": "application/json", "Idempotency-Key": key },
});

/** Requests to the club server in the name of a token. */
export class Api {
  constructor(
    private readonly token: () => string | null,
    private readonly timeout = TIMEOUT,
  ) {}

  get<T>(path: string): Promise<T> {
    return this.#request(path, { method: "GET" }, asJson<T>);
  }

  /** A file of the server: results to export, a sheet. */
  getText(path: string): Promise<string> {
    return this.#request(path, { method: "GET" }, (response) => response.text());
  }

  /** A page of the server that is ready to be printed. */
  getPage(path: string): Promise<Blob> {
    return this.#request(path, { method: "GET" }, (response) => response.blob(), PRINTING);
  }

  /** A page to print, which may take the server a while. */
  print(order: Command): Promise<Blob> {
    return this.#request(order.path, sending(order, newKey()), (response) => response.blob(), PRINTING);
  }

  send<T>(command: Command, key: string = newKey()): Promise<T> {
    return this.#request(command.path, sending(command, key), asJson<T>);
  }

  /** A file, or a piece of one, as it is; the server may take a while to read it. */
  upload<T>(path: string, file: Blob): Promise<T> {
    const headers = { "Content-Type": "application/octet-stream" };
    return this.#request(path, { method: "POST", body: file, headers }, asJson<T>, PRINTING);
  }

  /** The picture, as SVG, of the code that opens an address. */
  qr(text: string): Promise<string> {
    const asked = sending({ path: "/api/qr", body: { text } }, newKey());
    return this.#request("/api/qr", asked, (response) => response.text());
  }

  /** A sentence said by the server's voice, as a sound. */
  speech(path: string, text: string): Promise<ArrayBuffer> {
    const asked = sending({ path, body: { text } }, newKey());
    return this.#request(path, asked, (response) => response.arrayBuffer());
  }

  async #request<T>(
    path: string,
    request: RequestInit,
    read: (response: Response) => Promise<T>,
    timeout = this.timeout,
  ): Promise<T> {
    const abort = new AbortController();
    const deadline = setTimeout(() => abort.abort(), timeout);
    try {
      const response = await this.#fetch(path, request, abort.signal);
      if (!response.ok) throw await refusal(response);
      return await read(response);
    } catch (error) {
      throw error instanceof Refused || error instanceof Unreachable
        ? error
        : new Unreachable(t("api.unreachable"), { cause: error });
    } finally {
      clearTimeout(deadline);
    }
  }

  /** The server answers; the page does so of what it plays itself, and in the stead of a server that is not there. */
  async #fetch(path: string, request: RequestInit, signal: AbortSignal): Promise<Response> {
    if (isOwn(path)) return answer(path, request);
    const mayStandIn = standsIn(request.method ?? "GET", path);
    try {
      if (isAlone()) throw new Unreachable(t("api.alone"));
      const response = await this.#fetchFromServer(path, request, signal);
      noteReached(true);
      return response;
    } catch (error) {
      if (!mayStandIn) throw error;
      noteReached(false);
      return answer(path, request);
    }
  }

  #fetchFromServer(path: string, request: RequestInit, signal: AbortSignal): Promise<Response> {
    const token = this.token();
    const headers = {
      "Accept-Language": language(),
      ...request.headers,
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    return fetch(path, { ...request, headers, signal, cache: "no-store", credentials: "omit" });
  }
}
