import { catalogue } from "../../i18n";

/** The sentences of one's own diary. */
export const w = catalogue(
  () => import("./fr"),
  () => import("./en"),
);
