import { read } from "../i18n";
import { Api } from "./api";
import type { ListNamed } from "./server";

const asked = new Map<string, Promise<ListNamed>>();

/** Before the server has told of one. */
export const NO_LIST: ListNamed = { name: "", words: 0, title: { fr: "", en: "" } };

/** The list of this name as the server tells of it, asked for once; one that is not told has its name. */
export function listNamed(name: string): Promise<ListNamed> {
  const known = asked.get(name);
  if (known) return known;
  const told = new Api(() => null)
    .get<ListNamed>(`/api/lists/${encodeURIComponent(name)}`)
    .catch(() => (asked.delete(name), { name, words: 0, title: { fr: name, en: name } }));
  asked.set(name, told);
  return told;
}

/** Name and edition; of a free list what it means that it decides. */
export const toldList = ({ title, means }: ListNamed): string =>
  means ? `${read(title)} : ${read(means)}` : read(title);
