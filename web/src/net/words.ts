import { catalogue } from "../i18n";

/** What is said wherever an event in centres is looked at. */
export const w = catalogue(
  () => import("./fr"),
  () => import("./en"),
);
