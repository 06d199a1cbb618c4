import { catalogue } from "../../i18n";

/** The sentences of a free game looked at again. */
export const w = catalogue(
  () => import("./fr"),
  () => import("./en"),
);
