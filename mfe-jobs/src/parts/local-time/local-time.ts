/** Minutes of an offset such as `-05:00`; null if invalid. */
export function offsetMinutes(offset: string): number | null {
  const match = /^([+-])(\d{2}):(\d{2})$/.exec(offset);
  if (!match) return null;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return match[1] === '-' ? -minutes : minutes;
}

/** Whether local time differs from the place's at that instant. */
export function isOnAnotherClock(
  instant: string,
  utcOffset: string,
  readerMinutes: number = -new Date(instant).getTimezoneOffset(),
): boolean {
  const there = offsetMinutes(utcOffset);
  return there !== null && !Number.isNaN(readerMinutes) && there !== readerMinutes;
}
