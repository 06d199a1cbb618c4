import { catalogue } from "../../i18n";

/** The sentences of the double arbiter's desk. */
export const w = catalogue(
  () => import("./fr"),
  () => import("./en"),
);
