import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { previewOf, rememberedLook, rememberLook, showPaper, type Look } from "./paper";
import { fakeStorage } from "./testing";

const LOOK: Look = { paper: "letter", large: true, colour: false, club: "Les Embruns", logo: "" };
const PAGE = { kind: "notes", label: "Billets", about: { draw: 3 } };

beforeEach(() => vi.stubGlobal("localStorage", fakeStorage()));
afterEach(() => vi.unstubAllGlobals());

const tabbed = () => {
  const tab = { location: { href: "" }, close: vi.fn() };
  vi.stubGlobal("window", { open: () => tab, location: { assign: vi.fn() } });
  vi.stubGlobal("URL", { createObjectURL: () => "blob:1", revokeObjectURL: vi.fn() });
  return tab;
};

describe("a page to print", () => {
  it("is looked at first: what it is about and how it is printed are said", async () => {
    const send = vi.fn(() => Promise.resolve({ pictures: ["AA"], more: true }));
    const api = { send } as unknown as Parameters<typeof previewOf>[0];
    expect(await previewOf(api, "c 1", PAGE, LOOK)).toEqual({ pictures: ["AA"], more: true });
    expect(send).toHaveBeenCalledWith({
      path: "/api/contests/c%201/documents/notes/preview",
      body: { draw: 3, ...LOOK },
    });
  });

  it("opens in a tab of its own", async () => {
    const tab = tabbed();
    const print = vi.fn(() => Promise.resolve(new Blob()));
    await showPaper({ print }, "c", PAGE, LOOK);
    expect(print).toHaveBeenCalledWith({
      path: "/api/contests/c/documents/notes",
      body: { draw: 3, ...LOOK },
    });
    expect(tab.location.href).toBe("blob:1");
  });

  it("leaves no empty tab when the server refuses it", async () => {
    const tab = tabbed();
    const print = () => Promise.reject(new Error("no"));
    await expect(showPaper({ print }, "c", PAGE, LOOK)).rejects.toThrow("no");
    expect(tab.close).toHaveBeenCalled();
  });
});

describe("how pages are printed", () => {
  it("is plain A4 in black until it is chosen, and then remembered", () => {
    expect(rememberedLook()).toEqual({ paper: "a4", large: false, colour: false, club: "", logo: "" });
    rememberLook(LOOK);
    expect(rememberedLook()).toEqual(LOOK);
  });

  it("is plain where what was remembered cannot be read", () => {
    localStorage.setItem("nonuple.paper", "{");
    expect(rememberedLook().paper).toBe("a4");
  });
});
