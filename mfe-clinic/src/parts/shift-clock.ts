const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

type Start = { neededDate: string; neededTime: string; startsAt: string };

/** Day and HH:MM of an instant on the clock of the shift, which its start tells; for the hours around the start. */
export function onShiftClock(
  { neededDate, neededTime, startsAt }: Start,
  instant: string,
): { date: string; time: string } {
  const [hour = 0, minute = 0] = neededTime.split(':').map(Number);
  const later = Math.round((Date.parse(instant) - Date.parse(startsAt)) / MINUTE_MS);
  const minutes = hour * HOUR + minute + later;
  const day = new Date(`${neededDate}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + Math.floor(minutes / DAY));
  const ofDay = ((minutes % DAY) + DAY) % DAY;
  const time = [Math.floor(ofDay / HOUR), ofDay % HOUR]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  return { date: day.toISOString().slice(0, 10), time };
}
