/** The only source of "now" in business code. */
export type Clock = { now(): Date };

export type MovableClock = Clock & {
  set(date: Date): void;
  /** @param milliseconds may be negative. */
  advance(milliseconds: number): void;
};

export const systemClock: Clock = { now: () => new Date() };

/** @param milliseconds how far the clock is ahead of the machine's. */
export const clockAhead = (milliseconds: number): Clock => ({
  now: () => new Date(Date.now() + milliseconds),
});

export function movableClock(start: Date): MovableClock {
  let instant = start.getTime();
  return {
    now: () => new Date(instant),
    set: (date) => {
      instant = date.getTime();
    },
    advance: (milliseconds) => {
      instant += milliseconds;
    },
  };
}
