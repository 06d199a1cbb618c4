import { t } from "../i18n";

export interface Toast {
  id: number;
  text: string;
  /** The way back. */
  undo: (() => unknown) | null;
  /** What that is called. */
  label: string;
}

/** Long enough to be read and undone without hurry. */
const SHOWN_FOR = 8_000;
const MOST = 3;

let shown = $state.raw<readonly Toast[]>([]);
let last = 0;

export const toasts = (): readonly Toast[] => shown;

export function dismiss(id: number | undefined): void {
  shown = shown.filter((toast) => toast.id !== id);
}

/** Says what was done, with the way back: undo rather than a question beforehand. */
export function say(text: string, undo: Toast["undo"] = null, label = t("app.undo")): number {
  last += 1;
  const id = last;
  shown = [...shown, { id, text, undo, label }].slice(-MOST);
  setTimeout(() => dismiss(id), SHOWN_FOR);
  return id;
}
