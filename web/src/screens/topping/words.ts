import { catalogue } from "../../i18n";

/** The sentences of topping. */
export const w = catalogue(
  () => import("./fr"),
  () => import("./en"),
);
