import { nextMinute, wallClock } from './local-clock';

export type QuietHours = {
  /** HH:MM; an end at or before the start is on the next day. */
  startsAt: string;
  endsAt: string;
  timeZone: string;
  isUrgentHeard: boolean;
};

const isWithin = (time: string, { startsAt, endsAt }: QuietHours): boolean =>
  endsAt <= startsAt ? time >= startsAt || time < endsAt : time >= startsAt && time < endsAt;

/**
 * When the clock leaves the quiet hours; null outside of them. A minute that the clock skips ends them with the
 * next one; an hour that comes twice is quiet both times.
 */
export function quietUntil(hours: QuietHours, now: Date): Date | null {
  if (!isWithin(wallClock(hours.timeZone, now.getTime()).time, hours)) return null;
  return nextMinute(hours.timeZone, now, ({ time }) => !isWithin(time, hours));
}
