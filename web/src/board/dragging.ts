import { SIZE } from "./board";

/** A tile that is dragged: of the rack by its place in the draw, or of the grid by its square. */
export type Dragged = { tile: number } | { square: number };

/** Where it is let go: over a square, over a place of the rack, or elsewhere. */
export type Target = { square: number } | { place: number } | null;

export interface Dragging {
  /** Whether the letter on this square is one's own. */
  isOwn: (square: number) => boolean;
  ondrop: (dragged: Dragged, target: Target) => void;
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where squares and places of the rack are, measured once as a drag begins: moving reads no layout. */
export interface Field {
  grid: Box | null;
  places: readonly Box[];
}

/** A finger that trembles taps. */
const SLACK = 6;

const within = ({ left, top, width, height }: Box, x: number, y: number): boolean =>
  x >= left && x < left + width && y >= top && y < top + height;

/** What lies under a point. */
export function targetAt({ grid, places }: Field, x: number, y: number): Target {
  if (grid && within(grid, x, y)) {
    const along = (from: number, length: number, at: number) => Math.floor(((at - from) / length) * SIZE);
    return { square: along(grid.top, grid.height, y) * SIZE + along(grid.left, grid.width, x) };
  }
  const place = places.findIndex((box) => within(box, x, y));
  return place === -1 ? null : { place };
}

const boxOf = (element: Element | null): DOMRect | null => element?.getBoundingClientRect() ?? null;

function fieldIn(root: HTMLElement): Field {
  const first = boxOf(root.querySelector('[data-square="0"]'));
  const last = boxOf(root.querySelector(`[data-square="${SIZE * SIZE - 1}"]`));
  const grid = first &&
    last && {
      left: first.left,
      top: first.top,
      width: last.right - first.left,
      height: last.bottom - first.top,
    };
  return {
    grid,
    places: [...root.querySelectorAll("[data-place]")].map((one) => one.getBoundingClientRect()),
  };
}

function draggedFrom(event: PointerEvent, isOwn: Dragging["isOwn"]): [Dragged, HTMLElement] | null {
  const target = event.target as Element;
  const own = target.closest<HTMLElement>("[data-tile]");
  const square = target.closest<HTMLElement>("[data-square]");
  const tile = (own ?? square)?.querySelector<HTMLElement>(".tile");
  if (!tile) return null;
  if (own) return [{ tile: Number(own.dataset["tile"]) }, tile];
  const at = Number(square?.dataset["square"]);
  return isOwn(at) ? [{ square: at }, tile] : null;
}

/** The tile in the hand and the square below it, moved by `transform` alone. */
class Hand {
  readonly #ghost: HTMLElement;
  readonly #mark: HTMLElement;
  readonly #field: Field;
  readonly #side: number;
  /** A finger hides what is under it: the tile is held above. */
  readonly #lift: number;
  readonly #restore: () => void;

  constructor(root: HTMLElement, tile: HTMLElement, event: PointerEvent) {
    this.#field = fieldIn(root);
    this.#side = tile.getBoundingClientRect().width;
    this.#lift = event.pointerType === "touch" ? this.#side * 0.9 : 0;
    this.#ghost = tile.cloneNode(true) as HTMLElement;
    this.#mark = document.createElement("span");
    const cell = (this.#field.grid?.width ?? 0) / SIZE;
    const floating = "position:fixed;left:0;top:0;z-index:9;pointer-events:none;will-change:transform;";
    this.#ghost.style.cssText = `${floating}--cell:${this.#side}px;filter:drop-shadow(0 6px 8px var(--shade-deep))`;
    this.#mark.style.cssText = `${floating}width:${cell}px;height:${cell}px;border:3px solid var(--accent);border-radius:4px;opacity:0`;
    root.append(this.#mark, this.#ghost);
    tile.style.opacity = "0.35";
    this.#restore = () => tile.style.removeProperty("opacity");
  }

  target(event: PointerEvent): Target {
    return targetAt(this.#field, event.clientX, event.clientY - this.#lift);
  }

  follow(event: PointerEvent): void {
    const [x, y] = [event.clientX - this.#side / 2, event.clientY - this.#lift - this.#side / 2];
    this.#ghost.style.transform = `translate3d(${x}px, ${y}px, 0) scale(1.08)`;
    const { grid } = this.#field;
    const target = this.target(event);
    const square = target && "square" in target ? target.square : null;
    this.#mark.style.opacity = square === null ? "0" : "1";
    if (square === null || grid === null) return;
    const cell = grid.width / SIZE;
    const [left, top] = [grid.left + (square % SIZE) * cell, grid.top + Math.floor(square / SIZE) * cell];
    this.#mark.style.transform = `translate3d(${left}px, ${top}px, 0)`;
  }

  open(): void {
    this.#ghost.remove();
    this.#mark.remove();
    this.#restore();
  }
}

/** Lets tiles below an element be dragged; a tap stays a tap. For `{@attach}`. */
export function dragging({ isOwn, ondrop }: Dragging): (root: HTMLElement) => () => void {
  return (root) => {
    let from: { event: PointerEvent; dragged: Dragged; tile: HTMLElement } | null = null;
    let hand: Hand | null = null;

    function end(): void {
      hand?.open();
      hand = null;
      from = null;
      for (const [name, heard] of LISTENED) window.removeEventListener(name, heard as EventListener, true);
    }

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !event.isPrimary) return;
      const found = draggedFrom(event, isOwn);
      if (!found) return;
      from = { event, dragged: found[0], tile: found[1] };
      for (const [name, heard] of LISTENED) window.addEventListener(name, heard as EventListener, true);
    }

    function move(event: PointerEvent): void {
      if (!from || event.pointerId !== from.event.pointerId) return;
      const far = Math.hypot(event.clientX - from.event.clientX, event.clientY - from.event.clientY) > SLACK;
      if (!hand && far) hand = new Hand(root, from.tile, from.event);
      hand?.follow(event);
    }

    function up(event: PointerEvent): void {
      if (!from || event.pointerId !== from.event.pointerId) return;
      const { dragged } = from;
      const held = hand;
      const target = held?.target(event) ?? null;
      end();
      if (!held) return;
      swallowClick();
      ondrop(dragged, target);
    }

    function press(event: KeyboardEvent): void {
      if (event.key !== "Escape" || !hand) return;
      event.stopPropagation();
      swallowClick();
      end();
    }

    const LISTENED = [
      ["pointermove", move],
      ["pointerup", up],
      ["pointercancel", end],
      ["keydown", press],
    ] as const;

    root.addEventListener("pointerdown", down);
    return () => {
      end();
      root.removeEventListener("pointerdown", down);
    };
  };
}

/** The click that browsers make of the end of a drag is none. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, true));
}
