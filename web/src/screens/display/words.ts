import { catalogue } from "../../i18n";

/** The sentences of the room's display. */
export const w = catalogue(
  () => import("./fr"),
  () => import("./en"),
);
