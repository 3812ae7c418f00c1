const MINUTE = 60_000;
const MINUTES = [15, 30, 45, 60, 90] as const;

/** `start` is the start of the shift; else minutes from now. */
export type ArrivalChoice = 'start' | `${number}`;

/** Arrivals before the end of the shift: at its start while that is ahead, and some minutes from now. */
export function arrivalChoices(
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  now: Date,
): ArrivalChoice[] {
  const left = Date.parse(endsAt) - now.getTime();
  const isAhead = Date.parse(startsAt) > now.getTime();
  const soon = MINUTES.filter((minutes) => minutes * MINUTE < left).map(
    (minutes): ArrivalChoice => `${minutes}`,
  );
  return isAhead ? ['start', ...soon] : soon;
}

export const arrivalOf = (choice: ArrivalChoice, startsAt: string, now: Date): string =>
  choice === 'start' ? startsAt : new Date(now.getTime() + Number(choice) * MINUTE).toISOString();
