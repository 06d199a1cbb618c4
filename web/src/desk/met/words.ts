export { w } from "../../i18n/made/met";
