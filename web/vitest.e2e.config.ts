import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["e2e/**/*.test.ts"],
    globalSetup: "e2e/built.ts",
    testTimeout: 60_000,
    // As long as a browser waits for anything: a machine may have other work.
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 120_000,
    maxWorkers: 2,
    maxConcurrency: 2,
  },
});
