import { catalogue } from "../../i18n";
import { en } from "./en";
import { fr } from "./fr";

export const w = catalogue(fr, en);
