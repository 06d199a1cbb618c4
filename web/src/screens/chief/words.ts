import { catalogue } from "../../i18n";

/** The sentences of the chief arbiter's screen. */
export const w = catalogue(
  () => import("./fr"),
  () => import("./en"),
);
