const MINUTE = 60_000;
const MINUTES = [15, 30, 45, 60, 90] as const;
/** Before the start, when minutes from now begin to matter. */
const SOON_MS = 3 * 60 * MINUTE;

/** `start` is the start of the shift; else minutes from now. */
export type ArrivalChoice = 'start' | `${number}`;

/** Arrivals before the end of the shift: at its start while that is ahead, and some minutes from now once it is near. */
export function arrivalChoices(
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  now: Date,
): ArrivalChoice[] {
  const left = Date.parse(endsAt) - now.getTime();
  const isAhead = Date.parse(startsAt) > now.getTime();
  if (Date.parse(startsAt) - now.getTime() > SOON_MS) return ['start'];
  const soon = MINUTES.filter((minutes) => minutes * MINUTE < left).map(
    (minutes): ArrivalChoice => `${minutes}`,
  );
  return isAhead ? ['start', ...soon] : soon;
}

export const arrivalOf = (choice: ArrivalChoice, startsAt: string, now: Date): string =>
  choice === 'start' ? startsAt : new Date(now.getTime() + Number(choice) * MINUTE).toISOString();
