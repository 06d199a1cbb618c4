import { afterEach, describe, expect, it, vi } from "vitest";
import { paperPath, showPaper } from "./paper";

afterEach(() => vi.unstubAllGlobals());

const tabbed = () => {
  const tab = { location: { href: "" }, close: vi.fn() };
  vi.stubGlobal("window", { open: () => tab, location: { assign: vi.fn() } });
  vi.stubGlobal("URL", { createObjectURL: () => "blob:1", revokeObjectURL: vi.fn() });
  return tab;
};

describe("a page to print", () => {
  it("is asked for by its kind and what it is about", () => {
    expect(paperPath("c 1", { kind: "notes", label: "", query: { draw: 3 } })).toBe(
      "/api/contests/c%201/documents/notes?draw=3",
    );
    expect(paperPath("c", { kind: "slips", label: "" })).toBe("/api/contests/c/documents/slips");
  });

  it("opens in a tab of its own", async () => {
    const tab = tabbed();
    await showPaper({ getPage: () => Promise.resolve(new Blob()) }, "/x");
    expect(tab.location.href).toBe("blob:1");
  });

  it("leaves no empty tab when the server refuses it", async () => {
    const tab = tabbed();
    await expect(showPaper({ getPage: () => Promise.reject(new Error("no")) }, "/x")).rejects.toThrow("no");
    expect(tab.close).toHaveBeenCalled();
  });
});
