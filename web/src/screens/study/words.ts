import { catalogue } from "../../i18n";

/** The sentences of learning words. */
export const w = catalogue(
  () => import("./fr"),
  () => import("./en"),
);
