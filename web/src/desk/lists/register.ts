import type { Api } from "../../net/api";
import type { KnownPerson, Regulars } from "../../net/server";

const NOBODY: Regulars = { event: "", people: [] };

/** Those who registered before, for another event or evening of the server; nobody where that cannot be told. */
export class Register {
  /** `path` is the room or the event in which people are registered now. */
  constructor(
    readonly api: Api,
    readonly path: string,
  ) {}

  /** By a name or a licence, as far as it is typed. */
  known(typed: string): Promise<KnownPerson[]> {
    return this.api.send<KnownPerson[]>({ path: `${this.path}/known`, body: { typed } }).catch(() => []);
  }

  /** Who usually comes, and is not registered now. */
  regulars(): Promise<Regulars> {
    return this.api.send<Regulars>({ path: `${this.path}/regulars`, body: {} }).catch(() => NOBODY);
  }
}
