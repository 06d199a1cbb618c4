import { catalogue } from "../../i18n";

/** The sentences of the analysis board. */
export const w = catalogue(
  () => import("./fr"),
  () => import("./en"),
);
