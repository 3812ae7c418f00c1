const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/** HH:MM of an instant on the clock of the shift, which its start tells; for the hours around the start. */
export function onShiftClock(
  { neededTime, startsAt }: { neededTime: string; startsAt: string },
  instant: string,
): string {
  const [hour = 0, minute = 0] = neededTime.split(':').map(Number);
  const later = Math.round((Date.parse(instant) - Date.parse(startsAt)) / MINUTE_MS);
  const minutes = (((hour * HOUR + minute + later) % DAY) + DAY) % DAY;
  return [Math.floor(minutes / HOUR), minutes % HOUR]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
