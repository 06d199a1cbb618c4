import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { bare } from "./scripts/bare.ts";
import { sentences } from "./scripts/sentences.ts";

export default defineConfig({
  plugins: [sentences, bare, svelte()],
  resolve: { conditions: ["browser"] },
  test: { include: ["src/**/*.test.ts"], setupFiles: "src/i18n/testing.ts" },
});
