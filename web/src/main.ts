import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
import "@fontsource-variable/atkinson-hyperlegible-mono/wght.css";
import "@fontsource-variable/fraunces/opsz.css";
import "./ui/tokens.css";
import "./ui/base.css";
import "./ui/layout.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { fetchSentences } from "./i18n";
import { actOnce } from "./ui/repeats";
import { applyTheme } from "./ui/theme.svelte";

applyTheme();
actOnce();
void fetchSentences().then(() => mount(App, { target: document.querySelector("#app") ?? document.body }));
