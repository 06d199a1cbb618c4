import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores(["looks", "made", "src/net/server.ts", "src/i18n/made"]),
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: {
        project: "./tsconfig.json",
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      // TypeScript knows what there is.
      "no-undef": "off",
      // `onclick={() => step(1)}`, and `return refused()` where there is nothing to return, read best.
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true, ignoreVoidOperator: true },
      ],
      // `void attempt` in an effect names what it depends on.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // Words of the game are spread letter by letter: A to Z.
      "@typescript-eslint/no-misused-spread": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_$" }],
      "@typescript-eslint/restrict-template-expressions": [
        "error",
        { allowNumber: true, allowNullish: false },
      ],
      // Maps and sets are replaced whole under `$state.raw`, or are no part of what is shown.
      "svelte/prefer-svelte-reactivity": "off",
      // `{" "}` is the space that Svelte would take away at the edge of a block.
      "svelte/no-useless-mustaches": "off",
    },
  },
  // Plain JavaScript has no types to go by.
  { files: ["**/*.js"], extends: [ts.configs.disableTypeChecked] },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // The types of components, snippets and handlers are unknown here; svelte-check holds them.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    files: ["**/*.test.ts", "**/fake.ts", "e2e/**"],
    rules: {
      // What stands for the server is asynchronous because the server is.
      "@typescript-eslint/require-await": "off",
      // What `beforeAll` opens is missing where it failed.
      "@typescript-eslint/no-unnecessary-condition": "off",
      // A test that reads « undefined » fails by itself.
      "@typescript-eslint/restrict-template-expressions": [
        "error",
        { allowNumber: true, allowNullish: true },
      ],
    },
  },
);
