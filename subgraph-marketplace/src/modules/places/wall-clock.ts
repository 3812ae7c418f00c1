import { validationFailed } from '@tbt/service-kit';
import { EARLIER, type RuleIssue } from '@tbt/contracts';
import moment from 'moment-timezone';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Release of the bundled IANA data, like 2026f; stored with every computed instant. */
export const ZONE_DATA_VERSION: string = (moment.tz as unknown as { dataVersion: string })
  .dataVersion;

/** Minutes east of UTC; creating a moment for each call is five times slower. */
const offsetAt = (zone: string, instant: number): number =>
  0 - (moment.tz.zone(zone)?.utcOffset(instant) ?? 0);

export type OffsetSpan = { from: Date | null; minutes: number };

/** Offsets east of UTC that hold between two instants, in order; the first has no start. */
export function offsetsBetween(zone: string, from: Date, until: Date): OffsetSpan[] {
  const changes = (moment.tz.zone(zone)?.untils ?? []).filter(
    (at) => at > from.getTime() && at <= until.getTime(),
  );
  const first = { from: null, minutes: offsetAt(zone, from.getTime()) };
  return [first, ...changes.map((at) => ({ from: new Date(at), minutes: offsetAt(zone, at) }))];
}

/** Earliest first: none in a gap, two in an overlap. moment shifts times in a gap silently, hence the check. */
export function instantsOfWallTime(zone: string, date: string, time: string): Date[] {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const offsets = new Set([asUtc - DAY, asUtc, asUtc + DAY].map((at) => offsetAt(zone, at)));
  return [...offsets]
    .map((offset) => ({ offset, instant: asUtc - offset * MINUTE }))
    .filter(({ offset, instant }) => offsetAt(zone, instant) === offset)
    .map(({ instant }) => new Date(instant))
    .sort((a, b) => a.getTime() - b.getTime());
}

export function wallTimeAt(zone: string, instant: Date): WallTime {
  const local = moment.tz(instant.getTime(), zone);
  return { date: local.format('YYYY-MM-DD'), time: local.format('HH:mm') };
}

/** Clamped to the last day of the month. */
export const addMonths = (date: string, months: number): string =>
  moment.utc(date, 'YYYY-MM-DD').add(months, 'months').format('YYYY-MM-DD');

export const addDays = (date: string, days: number): string =>
  moment.utc(date, 'YYYY-MM-DD').add(days, 'days').format('YYYY-MM-DD');

export const nextDay = (date: string): string => addDays(date, 1);

type WallTime = { date: string; time: string };

export type WallShift = {
  date: string;
  startTime: string;
  endTime: string;
  /** Resolves an ambiguous time, like -04:00. */
  utcOffset?: string | null;
};
export type ShiftInstants = { startsAt: Date; endsAt: Date };

function offsetMinutes(utcOffset: string): number {
  const minutes = Number(utcOffset.slice(1, 3)) * 60 + Number(utcOffset.slice(4, 6));
  return utcOffset.startsWith('-') ? -minutes : minutes;
}

/** Like -04:00. */
export function utcOffsetOf(date: string, time: string, instant: Date): string {
  const minutes = (Date.parse(`${date}T${time}:00Z`) - instant.getTime()) / MINUTE;
  const digits = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${digits(size / 60)}:${digits(size % 60)}`;
}

const issue = (field: string, key: RuleIssue['key']): RuleIssue => ({
  path: [field],
  key,
  values: {},
});

function chosenOf(zone: string, candidates: readonly Date[], utcOffset: string): Date {
  const wanted = offsetMinutes(utcOffset);
  const chosen = candidates.find((instant) => offsetAt(zone, instant.getTime()) === wanted);
  if (chosen) return chosen;
  throw validationFailed([issue('utcOffset', 'validation.utcOffset')]);
}

/** The reasons name both offsets, the earlier one first. */
function ambiguousTimeIssue({ date, time }: WallTime, candidates: readonly Date[]): RuleIssue {
  const offsets = candidates.map((instant) => utcOffsetOf(date, time, instant));
  const [first = '', second = ''] = offsets;
  const reasons = ['ambiguous_time', ...offsets];
  return { path: ['utcOffset'], key: 'job.timeTwice', values: { time, first, second }, reasons };
}

/** Real minutes, clock changes included. */
export const minutesOf = ({ startsAt, endsAt }: ShiftInstants): number =>
  (endsAt.getTime() - startsAt.getTime()) / MINUTE;

const endDateOf = ({ date, startTime, endTime }: WallShift): string =>
  endTime <= startTime ? nextDay(date) : date;

/** One instant each, none in a gap, two in an overlap. */
function readingsOf(zone: string, shift: WallShift) {
  const start = { date: shift.date, time: shift.startTime };
  const end = { date: endDateOf(shift), time: shift.endTime };
  return {
    ...{ start, end },
    starts: instantsOfWallTime(zone, start.date, start.time),
    ends: instantsOfWallTime(zone, end.date, end.time),
  };
}

/** By `utcOffset`, else an issue that asks for it. */
function meantOf(
  { zone, utcOffset }: { zone: string; utcOffset: string | null },
  wall: WallTime,
  candidates: readonly Date[],
): Date | undefined {
  const [first, second] = candidates;
  if (!second) return first;
  if (utcOffset === EARLIER) return first;
  if (utcOffset) return chosenOf(zone, candidates, utcOffset);
  throw validationFailed([ambiguousTimeIssue(wall, candidates)]);
}

/**
 * An end at or before the start is on the next day; `utcOffset` resolves the start, the end is the first one after it.
 * @throws DomainError VALIDATION_FAILED on `startTime`, `endTime` (gap) or `utcOffset` (`ambiguous_time`).
 */
export function shiftInstants(zone: string, shift: WallShift): ShiftInstants {
  const { start, end, starts, ends } = readingsOf(zone, shift);
  if (starts.length === 0 || ends.length === 0) {
    throw validationFailed([
      ...(starts.length > 0 ? [] : [issue('startTime', 'job.timeInGap')]),
      ...(ends.length > 0 ? [] : [issue('endTime', 'job.timeInGap')]),
    ]);
  }
  const choice = { zone, utcOffset: shift.utcOffset ?? null };
  const startsAt = meantOf(choice, start, starts) as Date;
  const later = ends.filter((instant) => instant > startsAt);
  const endsAt = starts.length > 1 ? later[0] : meantOf(choice, end, later);
  if (!endsAt) throw validationFailed([issue('endTime', 'job.zeroLength')]);
  return { startsAt, endsAt };
}

/** Null when the local times are not ambiguous. */
export function offsetMeant(zone: string, shift: WallShift & ShiftInstants): string | null {
  const { start, end, starts, ends } = readingsOf(zone, shift);
  if (starts.length > 1) return utcOffsetOf(start.date, start.time, shift.startsAt);
  return ends.length > 1 ? utcOffsetOf(end.date, end.time, shift.endsAt) : null;
}

/** A time in a gap uses the offset before it, as in iCalendar. */
function readForward(zone: string, date: string, time: string): Date {
  const [earliest] = instantsOfWallTime(zone, date, time);
  if (earliest) return earliest;
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  return new Date(asUtc - offsetAt(zone, asUtc - DAY) * MINUTE);
}

/** Gaps shift forward; null when nothing is left between. */
export function spanInstants(zone: string, from: WallTime, to: WallTime): ShiftInstants | null {
  const startsAt = readForward(zone, from.date, from.time);
  const ends = instantsOfWallTime(zone, to.date, to.time);
  const endsAt = ends.find((end) => end > startsAt) ?? readForward(zone, to.date, to.time);
  return endsAt > startsAt ? { startsAt, endsAt } : null;
}

/** A series keeps its local time; gaps shift forward, null when nothing is left between. */
export function seriesInstants(
  zone: string,
  { date, startTime, endTime }: Omit<WallShift, 'utcOffset'>,
): ShiftInstants | null {
  const endDate = endDateOf({ date, startTime, endTime });
  return spanInstants(zone, { date, time: startTime }, { date: endDate, time: endTime });
}
