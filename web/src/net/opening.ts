import { remember, remembered } from "../memory";
import { addressOf } from "../ui/address";

const NAME = "opens";

/** Where this device opens from now on: at the club for whoever has organised there, else at home. */
export const openHereNext = (place: "club" | "home"): void => remember(NAME, place === "club" ? place : null);

/** Goes to the club's page where the address names no other and this device last organised there. */
export function openWhereLast(): void {
  const named = location.hash.replace(/^#?\/?/, "");
  if (named === "" && remembered(NAME) === "club") history.replaceState(null, "", addressOf("club"));
}
