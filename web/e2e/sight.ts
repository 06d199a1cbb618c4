import type { Page } from "playwright-core";

/** What of a page is cut, covered, printed over or out of reach, one line for each; scrolling down is no fault. */
export const unseen = (page: Page): Promise<string[]> => page.evaluate(findUnseen);

/** Elements that a page does not show whole before it is scrolled, one line for each. */
export const belowTheFold = (page: Page, selector = "_"): Promise<string[]> =>
  page.locator(`:root:not(:has(dialog:modal)) :is(${selector})`).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const over = document.elementFromPoint((left + right) / 2, bottom - 2);
      const isInSight = top >= 0 && bottom <= innerHeight && element.contains(over);
      return isInSight ? [] : [`below the fold: “${element.textContent?.trim().slice(0, 40)}”`];
    }),
  );

/** Controls that a finger would miss, one line for each. A square of the grid is as large as the grid allows. */
export const tooSmall = (page: Page): Promise<string[]> => page.evaluate(findSmall);

/** Runs in the page, and so is whole in itself. */
function findUnseen(): string[] {
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }

  const SLACK = 1.5;
  /** Of a line's height, above and below what is printed. */
  const LEADING = 0.2;
  /** Notes that go by themselves. */
  const PASSING = ".toasts";
  /** A grid that only adorns the page; numbers that follow the lines of a field as it is scrolled. */
  const ADORNING = "[aria-hidden='true'] [role='grid'], .behind";
  const PICTURES = "img, canvas, svg, [role='img'], .tile";
  const CONTROLS = "a[href], button, input, select, textarea, summary, [tabindex='0']";

  const found = new Set<string>();
  const root = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;

  const named = (element: Element): string => {
    const words = (element.getAttribute("aria-label") ?? element.textContent ?? "")
      .trim()
      .replace(/\s+/g, " ");
    const { className } = element;
    const marks = typeof className === "string" ? className.replace(/\bs(velte)?-\S+/g, "").trim() : "";
    return `${element.tagName.toLowerCase()}${marks && `.${marks.split(/\s+/).join(".")}`} “${words.slice(0, 40)}”`;
  };
  const report = (what: string, element: Element, by?: Element | null) =>
    found.add(`${what}: ${named(element)}${by ? ` by ${named(by)}` : ""}`);

  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest(`.hidden, option, ${ADORNING}`) === null;

  const boxOf = ({ left, top, right, bottom }: Box): Box => ({ left, top, right, bottom });
  const isEmpty = ({ left, top, right, bottom }: Box) => right - left < SLACK || bottom - top < SLACK;
  const common = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });

  const styles = new Map<Element, CSSStyleDeclaration>();
  function styleOf(element: Element): CSSStyleDeclaration {
    let style = styles.get(element);
    if (!style) styles.set(element, (style = getComputedStyle(element)));
    return style;
  }
  const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
  const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip";

  /** The part of a box that shows now; tells of what no scrolling brings to light. */
  function shownPart(element: Element, box: Box, isOwn: boolean): Box {
    let part = box;
    let position = isOwn ? styleOf(element).position : "static";
    for (
      let at = isOwn ? element.parentElement : element;
      at && at !== document.body;
      at = at.parentElement
    ) {
      const style = styleOf(at);
      const skipped = position === "fixed" || (position === "absolute" && style.position === "static");
      if (!skipped) {
        const outer = at.getBoundingClientRect();
        const inner = {
          left: outer.left + at.clientLeft,
          top: outer.top + at.clientTop,
          right: outer.left + at.clientLeft + at.clientWidth,
          bottom: outer.top + at.clientTop + at.clientHeight,
        };
        const isWide = part.left < inner.left - SLACK || part.right > inner.right + SLACK;
        const isHigh = part.top < inner.top - SLACK || part.bottom > inner.bottom + SLACK;
        if ((isWide && cuts(style.overflowX)) || (isHigh && cuts(style.overflowY)))
          report("cut", element, at);
        if (scrolls(style.overflowX) || scrolls(style.overflowY)) {
          if (part.left < inner.left - at.scrollLeft - SLACK || part.top < inner.top - at.scrollTop - SLACK)
            report("out of reach", element, at);
          part = common(part, inner);
          if (isEmpty(part)) return part;
        }
        position = style.position;
      }
      if (style.position === "fixed") position = "fixed";
    }
    const isFixed = position === "fixed" || root !== document.body;
    const lowest = isFixed ? innerHeight : document.documentElement.scrollHeight - scrollY;
    const highest = isFixed ? 0 : -scrollY;
    if (
      part.left < -SLACK ||
      part.right > innerWidth + SLACK ||
      part.top < highest - SLACK ||
      part.bottom > lowest + SLACK
    )
      report("out of reach", element);
    return common(part, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  }

  function paints(element: Element): boolean {
    const { backgroundColor, backgroundImage } = styleOf(element);
    if (!isShown(element) || element.closest(PASSING)) return false;
    if (element.matches("img, canvas, video, svg, svg *")) return true;
    return backgroundImage !== "none" || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
  }

  /** What is painted over a point of an element. */
  function over(element: Element, x: number, y: number): Element | null {
    const hit = document.elementFromPoint(x, y);
    for (let at = hit; at && !at.contains(element); at = at.parentElement) {
      if (element.contains(at)) return null;
      if (paints(at)) return at;
    }
    return null;
  }

  function coverOf(element: Element, { left, top, right, bottom }: Box): Element | null {
    const y = (top + bottom) / 2;
    for (const x of [left + SLACK, (left + right) / 2, right - SLACK]) {
      const cover = over(element, x, y);
      if (cover) return cover;
    }
    return null;
  }

  interface Printed {
    node: Text;
    element: Element;
  }

  function linesOf(node: Text): Box[] {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()]
      .map(boxOf)
      .map((line) => {
        const leading = (line.bottom - line.top) * LEADING;
        return { ...line, top: line.top + leading, bottom: line.bottom - leading };
      })
      .filter((line) => line.right - line.left >= SLACK);
  }

  function textsOf(): Printed[] {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Printed[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement;
      if (element && node.data.trim() && isShown(element)) texts.push({ node, element });
    }
    return texts;
  }

  /** On a desk a table is no wider than its place, but for that of a file as it is. */
  const DESK = 1200;
  if (innerWidth >= DESK) {
    for (const element of root.querySelectorAll(":has(> [role='table'], > table):not(.file)"))
      if (scrolls(styleOf(element).overflowX) && element.scrollWidth > element.clientWidth + SLACK)
        report(`scrolls sideways by ${element.scrollWidth - element.clientWidth} px`, element);
  }

  const scrolled = [...document.querySelectorAll("*")]
    .filter((element) => element.scrollTop > 0 || element.scrollLeft > 0)
    .map((element) => ({ element, left: element.scrollLeft, top: element.scrollTop }));
  const texts = textsOf();
  const controls = [...root.querySelectorAll(CONTROLS)].filter(isShown);

  const printed = texts.flatMap(({ node, element }) =>
    linesOf(node).map((line) => ({ element, part: shownPart(element, line, false) })),
  );
  const pictures = [...root.querySelectorAll(PICTURES)].filter(isShown);
  for (const element of [...controls, ...pictures])
    shownPart(element, boxOf(element.getBoundingClientRect()), true);

  const isAfloat = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (["sticky", "fixed"].includes(styleOf(at).position)) return true;
    return false;
  };
  const lying = printed.filter(({ element, part }) => !isEmpty(part) && !isAfloat(element));
  lying.sort((one, other) => one.part.top - other.part.top);
  for (const [at, one] of lying.entries()) {
    for (const other of lying.slice(at + 1)) {
      if (other.part.top > one.part.bottom) break;
      if (one.element !== other.element && !isEmpty(common(one.part, other.part)))
        report("printed over", one.element, other.element);
    }
  }

  for (const { node, element } of texts) {
    const cover = () =>
      linesOf(node)
        .map((line) => shownPart(element, line, false))
        .filter((part) => !isEmpty(part))
        .map((part) => coverOf(element, part))
        .find((one) => one !== null);
    if (!cover()) continue;
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const still = cover();
    if (still) report("covered", element, still);
  }
  for (const element of controls) {
    if (!element.isConnected) continue;
    element.scrollIntoView({ block: "nearest", behavior: "instant" });
    const hidden = () => coverOf(element, shownPart(element, boxOf(element.getBoundingClientRect()), true));
    if (!hidden()) continue;
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const cover = hidden();
    if (cover) report("covered", element, cover);
  }
  for (const element of document.querySelectorAll("*"))
    if (element.scrollTop || element.scrollLeft) element.scrollTo(0, 0);
  for (const { element, left, top } of scrolled) element.scrollTo(left, top);
  return [...found];
}

/** Runs in the page, and so is whole in itself. */
function findSmall(): string[] {
  const FINGER = 44;
  const root = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  const controls = [
    ...root.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary"),
  ];
  return controls.flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest("p a")) return [];
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    const boxes = [control, ...labels].map((one) => one.getBoundingClientRect());
    const width = Math.max(...boxes.map((box) => box.width));
    const height = Math.max(...boxes.map((box) => box.height));
    if (width > FINGER - 0.5 && height > FINGER - 0.5) return [];
    const words = control.getAttribute("aria-label") ?? labels[0]?.innerText ?? control.innerText;
    return [
      `${width.toFixed(0)} × ${height.toFixed(0)}: ${control.tagName.toLowerCase()} “${words.trim().slice(0, 40)}”`,
    ];
  });
}

/** What is read from a distance: where it is written, in how many px at least at 1080 px of height, and what is no text of it. */
interface Afar {
  root: string;
  least: number;
  apart: string;
}

const HALL: Afar = { root: "main", least: 32, apart: ".hidden" };
/** Three metres from a television; figures and marks of the grid, and keys that a remote control has not, apart. */
export const LOUNGE: Afar = { root: ".tv main", least: 20, apart: ".hidden, .board, kbd" };

/** What is written too small to be read from there. */
export const tooFine = (page: Page, afar: Afar = HALL): Promise<string[]> =>
  page.evaluate(({ root, least, apart }) => {
    const from = document.querySelector(root);
    if (!from) return [];
    const walker = document.createTreeWalker(from, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: element, textContent: text } = walker.currentNode;
      if (!element?.checkVisibility() || !text?.trim() || element.closest(apart)) continue;
      const size = parseFloat(getComputedStyle(element).fontSize);
      if (size < (least / 1080) * innerHeight) found.push(`${size.toFixed(1)} px: ${text.trim()}`);
    }
    return found;
  }, afar);
