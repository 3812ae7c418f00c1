export interface Band {
  top: number;
  bottom: number;
}

/** Space in pixels between a toast and a control. */
const GAP = 8;

/** How far, in pixels, a card must rise to cover no control; null when there is no such place below `ceiling`. */
export function clearRise(card: Band, controls: readonly Band[], ceiling: number): number | null {
  let rise = 0;
  while (card.top - rise >= ceiling) {
    const [top, bottom] = [card.top - rise - GAP, card.bottom - rise + GAP];
    const covered = controls.filter((control) => control.bottom > top && control.top < bottom);
    if (covered.length === 0) return rise;
    rise = card.bottom + GAP - Math.min(...covered.map((control) => control.top));
  }
  return null;
}
