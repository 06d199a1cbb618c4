import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { bare } from "./scripts/bare.ts";
import { fromPython } from "./scripts/fromPython.ts";

export default defineConfig({
  plugins: [fromPython, bare, svelte()],
  resolve: { conditions: ["browser"] },
  test: { include: ["src/**/*.test.ts"], setupFiles: "src/i18n/testing.ts" },
});
