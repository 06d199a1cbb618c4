import { catalogue } from "../../i18n";

/** The sentences of the page on people's data. */
export const w = catalogue(
  () => import("./fr"),
  () => import("./en"),
);
