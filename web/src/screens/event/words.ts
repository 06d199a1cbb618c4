import { catalogue } from "../../i18n";

export const w = catalogue(
  () => import("./fr"),
  () => import("./en"),
);
