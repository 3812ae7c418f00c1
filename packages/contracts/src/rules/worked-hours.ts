import type { ShiftSide } from '../booking-options';
import { HOURS_TERMS } from '../hours-terms';
import { hoursRule, type HoursValues } from './hours.rules';
import { ruleError, type PageIssue } from './issue';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Every instant that a clock in the place shows this; none in a gap, two in an overlap. */
export type InstantsOf = (date: string, time: string) => readonly Date[];

export type PlannedHours = { date: string; startsAt: Date; endsAt: Date };
export type WorkedSpan = { startsAt: Date; endsAt: Date };
type Times = Pick<HoursValues, 'startTime' | 'endTime'>;

const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const nearestTo = <Item extends { at: Date }>(items: readonly Item[], aim: Date): Item | null => {
  const distance = ({ at }: Item) => Math.abs(at.getTime() - aim.getTime());
  return items.reduce<Item | null>(
    (best, each) => (best && distance(best) <= distance(each) ? best : each),
    null,
  );
};

const START_REACH_MS = 13 * HOUR_MS;

const timeInGap = (field: keyof Times): PageIssue => ({
  path: [field],
  key: 'job.timeInGap',
  values: {},
});

/** A time that a clock shows twice is the one nearer to the plan. An issue for a time in a gap. */
export function placeHours(
  { date, startsAt, endsAt }: PlannedHours,
  { startTime, endTime }: Times,
  instantsOf: InstantsOf,
): WorkedSpan | PageIssue {
  const days = [-1, 0, 1].map((shift) => dayAfter(date, shift));
  const starts = days.flatMap((day) => instantsOf(day, startTime).map((at) => ({ day, at })));
  const start = nearestTo(starts, startsAt);
  if (!start || Math.abs(start.at.getTime() - startsAt.getTime()) > START_REACH_MS) {
    return timeInGap('startTime');
  }
  const endDay = endTime > startTime ? start.day : dayAfter(start.day, 1);
  const ends = instantsOf(endDay, endTime).map((at) => ({ at }));
  const end = nearestTo(
    ends.filter(({ at }) => at > start.at),
    endsAt,
  );
  return end ? { startsAt: start.at, endsAt: end.at } : timeInGap('endTime');
}

/** Real minutes, clock changes included. */
export const minutesBetween = ({ startsAt, endsAt }: WorkedSpan): number =>
  (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS;

export type HoursBounds = { side: ShiftSide; earliest: Date; earliestTime: string; now: Date };

/** What the server refuses, found by the form as well. */
export function hoursIssues(
  span: WorkedSpan & { breakMinutes: number },
  { side, earliest, earliestTime, now }: HoursBounds,
): PageIssue[] {
  const minutes = minutesBetween(span);
  const checks: [boolean, PageIssue][] = [
    [
      span.startsAt < earliest,
      {
        path: ['startTime'],
        key: side === 'temp' ? 'hours.tooEarly' : 'hours.earliest',
        values: { time: earliestTime },
      },
    ],
    [
      span.endsAt > now,
      {
        path: ['endTime'],
        key: side === 'temp' ? 'hours.inFuture' : 'hours.proposedInFuture',
        values: {},
      },
    ],
    [
      minutes > HOURS_TERMS.minutesMax,
      { path: ['endTime'], key: 'hours.tooLong', values: { hours: HOURS_TERMS.minutesMax / 60 } },
    ],
    [
      span.breakMinutes >= minutes,
      { path: ['breakMinutes'], key: 'hours.breakTooLong', values: {} },
    ],
  ];
  return checks.flatMap(([isBroken, issue]) => (isBroken ? [issue] : []));
}

/** From when on the place is this far east of UTC; null for the first. */
export type OffsetSpan = { from: Date | null; minutes: number };

const offsetAt = (spans: readonly OffsetSpan[], at: number): number =>
  spans.findLast(({ from }) => from === null || from.getTime() <= at)?.minutes ?? 0;

/** For a client, which has no zone data that it can trust. */
export const instantsByOffsets =
  (spans: readonly OffsetSpan[]): InstantsOf =>
  (date, time) => {
    const asUtc = Date.parse(`${date}T${time}:00Z`);
    return spans
      .map(({ minutes }) => ({ minutes, at: asUtc - minutes * MINUTE_MS }))
      .filter(({ minutes, at }) => offsetAt(spans, at) === minutes)
      .map(({ at }) => new Date(at));
  };

/** What a clock in the place shows at that instant, HH:MM. */
export const timeByOffsets = (spans: readonly OffsetSpan[], at: Date): string =>
  new Date(at.getTime() + offsetAt(spans, at.getTime()) * MINUTE_MS).toISOString().slice(11, 16);

/** All of it at once, for a form; `boundsOf` is asked at every check. */
export const hoursRuleFor = (
  plan: PlannedHours,
  instantsOf: InstantsOf,
  boundsOf: () => HoursBounds,
) =>
  hoursRule.check(({ value, issues }) => {
    const placed = placeHours(plan, value, instantsOf);
    const { breakMinutes } = value;
    const found = 'key' in placed ? [placed] : hoursIssues({ ...placed, breakMinutes }, boundsOf());
    for (const { path, key, values } of found) {
      issues.push({ code: 'custom', input: value, path, message: ruleError(key, values) });
    }
  });
