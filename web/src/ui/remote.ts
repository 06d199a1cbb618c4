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

/** Which of some boxes lies nearest in a direction: straight ahead rather than aside; none where nothing does. */
export function nearest(from: Box, boxes: readonly Box[], [right, down]: readonly [number, number]): number {
  const [x, y] = middle(from);
  let found = -1;
  let least = Infinity;
  for (const [at, box] of boxes.entries()) {
    const [toX, toY] = middle(box);
    const ahead = (toX - x) * right + (toY - y) * down;
    const aside = Math.abs((toX - x) * down) + Math.abs((toY - y) * right);
    if (ahead <= 1) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [found, least] = [at, cost];
  }
  return found;
}

/** Moves the focus as an arrow says; whether it was one. Fields of text and grids keep their own arrows. */
export function followArrow(event: KeyboardEvent): boolean {
  const way = WAYS[event.key];
  const target = event.target as HTMLElement;
  if (!way || event.ctrlKey || event.altKey || target.closest("input[type='text'], select, [role='grid']"))
    return false;
  const root: ParentNode = document.querySelector("dialog[open]") ?? document;
  const reached = [...root.querySelectorAll<HTMLElement>(REACHED)].filter(
    (one) => one !== target && one.checkVisibility() && one.closest("[role='grid']") === null,
  );
  const isSomewhere = target !== document.body && root.contains(target);
  if (!isSomewhere) {
    reached[0]?.focus();
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
