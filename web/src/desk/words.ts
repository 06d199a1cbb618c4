import { catalogue } from "../i18n";

/** The sentences of the arbiters' desks. */
export const w = catalogue(
  () => import("./fr"),
  () => import("./en"),
);
