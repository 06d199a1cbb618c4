import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
import "@fontsource-variable/atkinson-hyperlegible-mono/wght.css";
import "@fontsource-variable/fraunces/opsz.css";
import "./ui/tokens.css";
import "./ui/base.css";
import "./ui/layout.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { fetchSentences } from "./i18n";
import { openWhereLast } from "./net/opening";
import { takeArrival } from "./net/session";
import { SCREENS } from "./routes";
import { wordsOf } from "./ui/address";
import { actOnce } from "./ui/repeats";
import { applyTheme } from "./ui/theme.svelte";

applyTheme();
actOnce();
takeArrival();
openWhereLast();
// Asked for while the sentences come; what fails is said where it is shown.
SCREENS.get(wordsOf(location.hash)[0])?.().catch(() => undefined);
void fetchSentences().then(() => {
  const target = document.querySelector("#app") ?? document.body;
  target.replaceChildren();
  mount(App, { target });
});
