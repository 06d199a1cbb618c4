import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["e2e/pictures.ts"],
    globalSetup: "e2e/built.ts",
    testTimeout: 600_000,
    hookTimeout: 120_000,
    maxConcurrency: 2,
  },
});
