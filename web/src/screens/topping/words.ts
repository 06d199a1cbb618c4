/** The sentences of topping. */
export { w } from "../../i18n/made/topping";
