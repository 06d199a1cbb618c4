import { catalogue } from "../../i18n";

/** The sentences of the results. */
export const w = catalogue(
  () => import("./fr"),
  () => import("./en"),
);
