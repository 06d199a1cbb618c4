import { isPage } from "./focus";

/** What the arrows of a remote control go to. */
const REACHED = "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), [tabindex='0']";
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const middle = ({ left, top, right, bottom }: Box): readonly [number, number] => [
  (left + right) / 2,
  (top + bottom) / 2,
];

/** How far two boxes lie apart across a direction: nothing where one would meet the other. */
const gap = (one: Box, other: Box, [right]: readonly [number, number]): number =>
  right !== 0
    ? Math.max(0, other.top - one.bottom, one.top - other.bottom)
    : Math.max(0, other.left - one.right, one.left - other.right);

/** More than any screen is wide: what lies more aside than ahead comes after all else. */
const ASIDE = 100_000;

/** Which of some boxes lies nearest in a direction: straight ahead rather than aside; none where nothing does. */
export function nearest(from: Box, boxes: readonly Box[], way: readonly [number, number]): number {
  const [right, down] = way;
  const [x, y] = middle(from);
  let found = -1;
  let least = Infinity;
  for (const [at, box] of boxes.entries()) {
    const [toX, toY] = middle(box);
    const ahead = (toX - x) * right + (toY - y) * down;
    const aside = Math.abs((toX - x) * down) + Math.abs((toY - y) * right);
    if (ahead <= 1) continue;
    const cost = ahead + 2 * aside + (gap(from, box, way) > ahead ? ASIDE : 0);
    if (cost < least) [found, least] = [at, cost];
  }
  return found;
}

const CHOICE = "input[type='radio'], input[type='checkbox']";
const TEXT = "input:not([type='radio'], [type='checkbox']), textarea";

/**
 * Does what a remote control says: arrows move the focus, Entrée takes the choice in focus; whether it was one of them.
 * A field of text keeps the arrows that go along it; lists and grids keep all of theirs.
 */
export function steer(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.altKey || target.closest("select, [role='grid']")) return false;
  if (event.key === "Enter" && target.matches(CHOICE)) {
    target.click();
    return true;
  }
  const way = WAYS[event.key];
  return way !== undefined && !(way[1] === 0 && target.matches(TEXT)) && moveFocus(target, way);
}

function moveFocus(target: HTMLElement, way: readonly [number, number]): boolean {
  const root: ParentNode = document.querySelector("dialog[open]") ?? document;
  const reached = [...root.querySelectorAll<HTMLElement>(REACHED)].filter(
    (one) => one !== target && one.checkVisibility() && one.closest("[role='grid']") === null,
  );
  const isSomewhere = !isPage(target) && root.contains(target);
  if (!isSomewhere) {
    (root.querySelector<HTMLElement>("[data-primary]") ?? reached[0])?.focus();
    return reached.length > 0;
  }
  const next = nearest(
    target.getBoundingClientRect(),
    reached.map((one) => one.getBoundingClientRect()),
    way,
  );
  reached[next]?.focus();
  return next !== -1;
}
