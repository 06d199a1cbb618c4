import { catalogue } from "../../i18n";

/** The sentences of the family table. */
export const w = catalogue(
  () => import("./fr"),
  () => import("./en"),
);
