import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { catalogue, fetchSentences, fill, setLanguage, typeset, type Sentences } from "./catalogue";
import { duration, number, percent, signed, spelled, timeOfDay } from "./format";
import { read, stated, who } from ".";
import { dayOf } from "./written";
import { language } from "./language.svelte";

const THIN = "\u202f";

// Every catalogue of the screens, in both languages that each sentence is written in.
const french = import.meta.glob<{ sentences: Sentences }>("./made/*/fr.ts", { eager: true });
const english = import.meta.glob<{ sentences: Sentences }>("./made/*/en.ts", { eager: true });

const names = (sentence: string) => new Set([...sentence.matchAll(/\{([^{}|]+)/g)].map((found) => found[1]));

describe("catalogues", () => {
  for (const [file, { sentences: fr }] of Object.entries(french)) {
    const en = english[file.replace(/fr\.ts$/, "en.ts")]?.sentences ?? {};
    it(`${file}: both languages have the same sentences with the same values`, () => {
      expect(Object.keys(en).sort()).toEqual(Object.keys(fr).sort());
      for (const [key, sentence] of Object.entries(fr))
        expect(names(en[key] ?? ""), key).toEqual(names(sentence));
    });
    it(`${file}: no straight apostrophe, no hyphen for a minus, no double mark`, () => {
      for (const [key, sentence] of [...Object.entries(fr), ...Object.entries(en)]) {
        expect(sentence, key).not.toMatch(/'|(^|\s)-\d|\.\.\.|!!/);
        expect(sentence.trim(), key).toBe(sentence);
        expect(sentence, key).not.toBe("");
      }
    });
    it(`${file}: what is counted has its two forms`, () => {
      for (const [key, sentence] of [...Object.entries(fr), ...Object.entries(en)])
        expect(sentence, key).not.toMatch(/\p{L}\((e?s|x)\)/u);
      for (const [key, sentence] of Object.entries(fr))
        expect(sentence, key).not.toMatch(
          /\{(count|points|score|turns|players|games)\} (?!hors)\p{L}+[sx]\b/u,
        );
    });
    it(`${file}: the number of an article comes from the edition played`, () => {
      for (const [key, sentence] of [...Object.entries(fr), ...Object.entries(en)])
        expect(sentence, key).not.toMatch(/\bart(\.|icle) (?!7\.4)\d/i); // 7.4 is of one edition only
    });
  }
});

// The code of the screens, without its comments.
const code = import.meta.glob<string>(
  ["../**/*.{ts,svelte}", "!./made/**", "!../**/*.test.ts", "!../**/{workshop/**,fake.ts}"],
  { eager: true, query: "?raw", import: "default" },
);

const pathOf = (file: string): string => new URL(file, "file:///src/i18n/").pathname;
/** The paths that each file takes from, as from the folder of sources. */
const TAKEN = new Map(
  Object.entries(code).map(([file, text]) => {
    const at = new URL(file, "file:///src/i18n/");
    return [
      file,
      new Set([...text.matchAll(/from "(\.[^"]+)"/g)].map(([, path = ""]) => new URL(path, at).pathname)),
    ];
  }),
);
const folderOf = (file: string): string => file.replace(/[^/]+$/, "");

/** What may name the sentences of a catalogue: the folder that takes it in, and whoever takes its words from there. */
function speakersOf(made: string): string {
  if (made === "everywhere") return Object.values(code).join("\n");
  const takers = Object.keys(code).filter((file) => TAKEN.get(file)?.has(`/src/i18n/made/${made}`));
  const folders = takers.map(folderOf);
  const words = takers.map((file) => pathOf(file).replace(/\.ts$/, ""));
  return Object.keys(code)
    .filter((file) => folders.includes(folderOf(file)) || words.some((path) => TAKEN.get(file)?.has(path)))
    .map((file) => code[file])
    .join("\n");
}

/** Whether a text names a sentence, whole or put together: `ruling.${one}`. */
function namer(text: string): (key: string) => boolean {
  const quoted = [...text.matchAll(/"([^"\n]*)"|`([^`$\n]*)`/g), ...text.matchAll(/\('([\w.-]+)'/g)];
  const said = new Set(quoted.flatMap(([, ...said]) => said));
  const partly = [...text.matchAll(/`([\w.-]*(?:\$\{[^`\n]*\}[\w.-]*)+)`/g)]
    .map(([, name = ""]) => name.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/))
    .filter((parts) => parts.some((part) => /[a-z]/.test(part)))
    .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll(".", "\\.")).join(".*")}$`));
  return (key) => said.has(key) || partly.some((name) => name.test(key));
}

describe("the code of the screens", () => {
  it("says every sentence of the catalogues, each where its catalogue is read", () => {
    const unsaid = Object.entries(french).flatMap(([file, { sentences }]) => {
      const isSaid = namer(speakersOf(/made\/(\w+)/.exec(file)?.[1] ?? ""));
      return Object.keys(sentences)
        .filter((key) => !isSaid(key))
        .map((key) => `${file} ${key}`);
    });
    expect(unsaid).toEqual([]);
  });

  it("has no words of its own: keys too are called by their name in the language that is read", () => {
    const worded = Object.entries(code)
      .filter(([file]) => !file.includes("/workshop/"))
      .filter(([, text]) =>
        /(>|"|`)[^<"`\n]*\b(Maj|Entrée|Échap|Suppr)(?!\p{L})/u.test(
          text.replace(/\/\*[^]*?\*\/|<!--[^]*?-->|\/\/.*/g, ""),
        ),
      );
    expect(worded.map(([file]) => file)).toEqual([]);
  });
});

describe("a sentence", () => {
  beforeEach(() => setLanguage("fr"));

  it("is said in the language chosen, the only one that is fetched", async () => {
    const fetched: string[] = [];
    const loaded = (tongue: string, hello: string) => () =>
      Promise.resolve({ sentences: { hello } }).finally(() => fetched.push(tongue));
    const t = catalogue<{ hello: "Bonjour {name}" }>({
      fr: loaded("fr", "Bonjour {name}"),
      en: loaded("en", "Hello {name}"),
    });
    await fetchSentences();
    expect(t("hello", { name: "Odile" })).toBe("Bonjour Odile");
    expect(fetched).toEqual(["fr"]);
    await setLanguage("en");
    expect(language()).toBe("en");
    expect(t("hello", { name: "Odile" })).toBe("Hello Odile");
  });

  it("is in the language chosen last, remembered before its sentences are there", async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", { setItem: (name: string, value: string) => kept.set(name, value) });
    onTestFinished(() => void vi.unstubAllGlobals());
    const arrived: (() => void)[] = [];
    const english = new Promise<void>((resolve) => arrived.push(resolve));
    catalogue<{ hello: "Bonjour" }>({
      fr: () => Promise.resolve({ sentences: { hello: "Bonjour" } }),
      en: () => english.then(() => ({ sentences: { hello: "Hello" } })),
    });
    const first = setLanguage("en");
    expect([kept.get("nonuple.language"), language()]).toEqual(["en", "fr"]);
    await setLanguage("fr");
    arrived.forEach((arrive) => arrive());
    await first;
    expect([kept.get("nonuple.language"), language()]).toEqual(["fr", "fr"]);
  });

  it("stays in the language read when those of the one chosen cannot be had", async () => {
    let reached = false;
    catalogue<{ hello: "Bonjour" }>({
      fr: () => Promise.resolve({ sentences: { hello: "Bonjour" } }),
      en: () =>
        reached ? Promise.resolve({ sentences: { hello: "Hello" } }) : Promise.reject(new Error("cut")),
    });
    await expect(setLanguage("en")).rejects.toThrow("cut");
    expect(language()).toBe("fr");
    reached = true;
    await setLanguage("en");
    expect(language()).toBe("en");
  });

  it("counts none as one in French, as many in English", () => {
    const fr = "{count} {count|bulletin|bulletins}";
    expect([0, 1, 2].map((count) => fill(fr, { count }, "fr"))).toEqual([
      "0 bulletin",
      "1 bulletin",
      "2 bulletins",
    ]);
    const en = "{count} {count|slip|slips}";
    expect([0, 1, 2].map((count) => fill(en, { count }, "en"))).toEqual(["0 slips", "1 slip", "2 slips"]);
  });

  it("has narrow spaces before French marks and none added in English", () => {
    expect(typeset("Coup 10 : « top » ?")).toBe(`Coup 10${THIN}: «${THIN}top${THIN}»${THIN}?`);
    expect(fill("Turn: ready !", {}, "en")).toBe("Turn: ready !");
  });

  it("is set in French as it is printed: apostrophes, percents, numbers and articles", () => {
    expect(typeset("l'arbitre n’a pas 95 % : n° 3, art. 4.1")).toBe(
      `l’arbitre n’a pas 95${THIN}%${THIN}: n°\u00a03, art.\u00a04.1`,
    );
  });

  it("writes numbers among its words as numbers alone", () => {
    expect(fill("{points} points", { points: 1067 }, "fr")).toBe(`1${THIN}067 points`);
    expect(fill("table {text}", { text: "1067" }, "fr")).toBe("table 1067");
  });
});

describe("a sentence of the server", () => {
  it("is read in the language chosen, set as French is", async () => {
    const sentence = { fr: "Réseau coupé : attendez", en: "Network down: wait" };
    await setLanguage("fr");
    expect(read(sentence)).toBe(`Réseau coupé${THIN}: attendez`);
    await setLanguage("en");
    expect(read(sentence)).toBe("Network down: wait");
  });
});

describe("a refusal of the server", () => {
  it("stands alone: a capital, and set as French is", async () => {
    await setLanguage("fr");
    expect(stated("l'accès n'est pas valable : demandez")).toBe(`L’accès n’est pas valable${THIN}: demandez`);
    await setLanguage("en");
    expect(stated("this isn't yours")).toBe("This isn't yours");
  });
});

describe("who did something", () => {
  it("has a name, or is called by what he is in the language that is read", async () => {
    await setLanguage("fr");
    expect([who("Annick Vidal"), who("commission"), who("")]).toEqual(["Annick Vidal", "la commission", ""]);
    await setLanguage("en");
    expect(who("commission")).toBe("the commission");
  });
});

describe("figures", () => {
  beforeEach(() => setLanguage("fr"));

  it("are grouped by narrow spaces with a true minus", () => {
    expect([number(1067), number(-5), number(12345)]).toEqual([`1${THIN}067`, "−5", `12${THIN}345`]);
    expect(number(1067, "en")).toBe("1,067");
  });

  it("carry their sign when asked", () => {
    expect([signed(10), signed(-53), signed(0)]).toEqual(["+10", "−53", "0"]);
  });

  it("show shares with one decimal", () => {
    expect([percent(99.16), percent(95)]).toEqual(["99,2", "95,0"]);
    expect(percent(95, "en")).toBe("95.0");
  });

  it("show durations in minutes and seconds", () => {
    expect([180, 72, 9, 0, -3].map(duration)).toEqual(["3:00", "1:12", "0:09", "0:00", "0:00"]);
  });

  it("show the time of day", () => {
    const moment = new Date(2026, 10, 14, 15, 5, 6).getTime() / 1000;
    expect([timeOfDay(moment), timeOfDay(moment, true)]).toEqual(["15:05", "15:05:06"]);
  });

  it("say a day as it is said, and leave one that is written in words", () => {
    expect(dayOf("2026-11-14")).toBe("14 novembre 2026");
    expect(dayOf("12 et 13 novembre")).toBe("12 et 13 novembre");
    expect(dayOf("")).toBe("");
  });

  it("spell words for those who listen", () => {
    expect(spelled("PEHlVI")).toBe("P, E, H, L, V, I");
  });
});
