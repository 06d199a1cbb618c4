import { t } from "../../i18n";
import { w } from "../../desk/words";

type Keys = readonly (readonly [key: string, effect: string])[];

/** What the foot of the desk recalls: the keys of what is open. */
export function footKeys(asking: boolean, drawing: boolean): Keys {
  if (drawing) {
    return [
      ["=", w("drawn.close")],
      ["← ↑ ↓ →", w("drawn.cell")],
      [t("kbd.shift"), w("drawn.move")],
      [t("kbd.delete"), w("drawn.struck")],
      [".", w("drawn.unreadable")],
      ["↵", w("key.enter")],
    ];
  }
  if (asking) {
    return [
      ["P, 1…9", w("question.plausible")],
      ["N", w("question.implausible")],
      ["D", w("question.doubtful")],
      ["Tab", w("question.later")],
      ["←", w("question.back")],
      ["=", w("question.draw")],
      ["Ctrl Z", w("key.undo")],
      ["F4", w("key.commission")],
    ];
  }
  return [
    ["↵", w("key.enter")],
    [t("kbd.shift"), w("key.shift")],
    ["Tab", w("key.tab")],
    ["F2", w("key.goto")],
    ["Ctrl Z", w("key.undo")],
    ["Alt T", w("key.top")],
    ["F9", w("key.missing")],
  ];
}

export const helpKeys = (): Keys => [
  ["↵", w("key.enter")],
  [t("kbd.shift"), w("key.shift")],
  ["1…9", w("key.likely")],
  ["*", w("key.star")],
  [".", w("key.illegible")],
  ["/", w("key.fault")],
  ["=", w("key.draw")],
  ["P N D", w("key.answer")],
  ["Tab", w("key.tab")],
  ["↑ ↓", w("key.review")],
  ["Page ↑ ↓", w("key.turns")],
  ["F2", w("key.goto")],
  ["F3", w("key.reading")],
  ["F4", w("key.commission")],
  [`${t("kbd.shift")} ↵`, w("key.overrule")],
  ["F6", w("key.word")],
  ["F7", w("key.handed")],
  ["F8", w("key.notes")],
  ["F9", w("key.missing")],
  ["Alt T", w("key.top")],
  ["Alt O", w("key.yes")],
  ["Alt N", w("key.no")],
  ["Alt R", w("key.todo")],
  ["Ctrl Z", w("key.undo")],
  [t("kbd.escape"), w("key.escape")],
];
