import { catalogue } from "../../i18n";

/** The sentences of the free game. */
export const w = catalogue(
  () => import("./fr"),
  () => import("./en"),
);
