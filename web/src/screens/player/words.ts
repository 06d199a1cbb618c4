import { catalogue } from "../../i18n";

/** The sentences of the player's phone. */
export const w = catalogue(
  () => import("./fr"),
  () => import("./en"),
);
