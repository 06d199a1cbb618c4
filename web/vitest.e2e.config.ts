import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["e2e/**/*.test.ts"],
    globalSetup: "e2e/built.ts",
    testTimeout: 60_000,
    // As long as a browser waits for anything: a machine may have other work.
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 120_000,
    // Some wait for a real clock: a third fills the time of two cores.
    maxWorkers: 3,
    maxConcurrency: 2,
    // A change is judged by its faults, not by another process of the machine: what fails once is run again, and named so.
    retry: process.env.CI ? 1 : 0,
  },
});
