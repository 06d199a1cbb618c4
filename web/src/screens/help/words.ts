import { catalogue } from "../../i18n";

/** The sentences of the help page. */
export const w = catalogue(
  () => import("./fr"),
  () => import("./en"),
);
