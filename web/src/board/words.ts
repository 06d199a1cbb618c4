import { catalogue } from "../i18n";

/** The sentences of the composer. */
export const w = catalogue(
  () => import("./fr"),
  () => import("./en"),
);
