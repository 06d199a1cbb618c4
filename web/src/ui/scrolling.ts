interface View {
  /** How far the list is scrolled and how much of it is seen, in pixels. */
  top: number;
  height: number;
  rowHeight: number;
  count: number;
}

/** Rows drawn above and below those in sight, so that none is missing while scrolling. */
const MARGIN = 8;

/** The rows to draw, from `first` up to and without `end`. */
export function visibleRows({ top, height, rowHeight, count }: View): { first: number; end: number } {
  const first = Math.max(0, Math.min(count, Math.floor(top / rowHeight)) - MARGIN);
  const end = Math.min(count, Math.ceil((top + height) / rowHeight) + MARGIN);
  return { first: Math.min(first, end), end };
}
