import { t } from "../../i18n";
import type { Printable } from "../../net/paper";
import type { EventDesk } from "./event.svelte";
import { w } from "./words";

const ORDERS = ["series", "category", "club"] as const;

/** What can be printed of an event now: rankings once something is played, lists of tables once they are drawn. */
export function papersOf(desk: Pick<EventDesk, "event" | "games" | "halls">): Printable[] {
  const played = desk.games.filter(({ turns }) => turns > 0);
  const drawn = desk.games.filter(({ seated }) => seated > 0);
  const rankings: Printable[] = [
    { kind: "results", label: t("paper.results") },
    ...ORDERS.map((order) => ({ kind: "results", label: t(`paper.results.${order}`), about: { order } })),
    { kind: "honours", label: t("paper.honours") },
    { kind: "diplomas", label: t("paper.diplomas") },
    ...played.map(({ number }) => ({
      kind: "results",
      label: w("paper.game", { game: number }),
      about: { game: number },
    })),
  ];
  const lists = drawn.flatMap(({ number }): Printable[] => [
    { kind: "attribution", label: w("paper.tables", { game: number }), about: { game: number } },
    ...(desk.halls.length > 1 ? desk.halls : []).map(({ id, name }) => ({
      kind: "attribution",
      label: w("paper.tables.hall", { game: number, hall: name }),
      about: { game: number, room: id },
    })),
  ]);
  const cards = drawn.map(({ number }) => ({
    kind: "table-cards",
    label: w("paper.cards", { game: number }),
    about: { game: number },
  }));
  const badges = (desk.event?.people ?? 0) > 0 ? [{ kind: "badges", label: w("paper.badges") }] : [];
  const sheets = desk.games
    .filter(({ stage }) => stage === "over")
    .map(({ number }): Printable => ({
      kind: "game-sheet",
      label: w("paper.sheet", { game: number }),
      about: { game: number },
    }));
  return [...(played.length > 0 ? rankings : []), ...sheets, ...lists, ...badges, ...cards].map((page) => ({
    ...page,
    of: "events",
  }));
}
