import type { Api } from "./api";

/** A page of a contest that the server prints. */
export interface Printable {
  kind: string;
  label: string;
  /** What else it is asked for with. */
  query?: Readonly<Record<string, string | number>>;
}

export function paperPath(contest: string, { kind, query = {} }: Printable): string {
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const path = `/api/contests/${encodeURIComponent(contest)}/documents/${encodeURIComponent(kind)}`;
  return asked.size > 0 ? `${path}?${asked.toString()}` : path;
}

const KEPT = 60_000;

/** Shows a page in a tab of its own, to be looked at and printed; the tab is opened at once, lest it be blocked. */
export async function showPaper(api: Pick<Api, "getPage">, path: string): Promise<void> {
  const tab = window.open("", "_blank");
  try {
    const address = URL.createObjectURL(await api.getPage(path));
    if (tab) tab.location.href = address;
    else window.location.assign(address);
    setTimeout(() => URL.revokeObjectURL(address), KEPT);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
