import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["e2e/speed.ts"],
    globalSetup: "e2e/built.ts",
    testTimeout: 300_000,
    hookTimeout: 120_000,
    sequence: { concurrent: false },
  },
});
