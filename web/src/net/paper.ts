import { rememberAs, rememberedAs } from "../memory";
import type { Api } from "./api";

/** A page of a contest, or of an event, that the server prints. */
export interface Printable {
  kind: string;
  label: string;
  /** What it is about: a game, a turn, a table, an order, the codes of tables. */
  about?: Readonly<Record<string, unknown>>;
  of?: "contests" | "events";
}

/** How pages are printed, whatever they say; this browser remembers it. */
export interface Look {
  paper: "a4" | "letter";
  large: boolean;
  colour: boolean;
  club: string;
  /** The club's picture: PNG, in base 64. */
  logo: string;
}

/** The first pages as pictures, in base 64. */
export interface Preview {
  pictures: string[];
  more: boolean;
}

const PLAIN: Look = { paper: "a4", large: false, colour: false, club: "", logo: "" };
const LOOK = "paper";

export const rememberedLook = (): Look => ({ ...PLAIN, ...rememberedAs<Partial<Look>>(LOOK, {}) });

export const rememberLook = (look: Look): void => rememberAs(LOOK, look);

const orderOf = (contest: string, { kind, about = {}, of = "contests" }: Printable, look: Look) => ({
  path: `/api/${of}/${encodeURIComponent(contest)}/documents/${encodeURIComponent(kind)}`,
  body: { ...about, ...look },
});

export async function previewOf(
  api: Pick<Api, "send">,
  contest: string,
  page: Printable,
  look: Look,
): Promise<Preview> {
  const { path, body } = orderOf(contest, page, look);
  return api.send<Preview>({ path: `${path}/preview`, body });
}

const KEPT = 60_000;

/** Shows a page in a tab of its own, from which it is printed; the tab is opened at once, lest it be blocked. */
export async function showInTab(made: Promise<Blob>): Promise<void> {
  const tab = window.open("", "_blank");
  try {
    const address = URL.createObjectURL(await made);
    if (tab) tab.location.href = address;
    else window.location.assign(address);
    setTimeout(() => URL.revokeObjectURL(address), KEPT);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

export const showPaper = (
  api: Pick<Api, "print">,
  contest: string,
  page: Printable,
  look: Look,
): Promise<void> => showInTab(api.print(orderOf(contest, page, look)));

const MOST_POINTS = 512;

/** A club's picture as the server takes it: a PNG that is not too large, in base 64. */
export async function pictureOf(file: Blob): Promise<string> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const [width, height] = [image.naturalWidth || MOST_POINTS, image.naturalHeight || MOST_POINTS];
    const scale = Math.min(1, MOST_POINTS / Math.max(width, height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  } finally {
    URL.revokeObjectURL(address);
  }
}
