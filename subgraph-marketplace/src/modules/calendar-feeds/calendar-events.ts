import type { Locale } from '@tbt/contracts';
import { addDays, instantsOfWallTime, wallTimeAt } from '../places';
import { daysOf, occurrencesOf, type Occurrence } from '../schedule';
import type { CalendarSlot, CalendarTexts } from './calendar-feeds.types';
import { escapeText, localTime, utcTime } from './calendar-lines';

export type CalendarFrame = {
  host: string;
  publicUrl: string;
  locale: Locale;
  texts: CalendarTexts;
};

const zoned = (name: string, zone: string, date: string, time: string): string =>
  `${name};TZID=${zone}:${localTime(date, time)}`;

/** UTC where local time is ambiguous: calendar clients resolve it differently. */
export const zonedInstant = (name: string, zone: string, instant: Date): string => {
  const { date, time } = wallTimeAt(zone, instant);
  return instantsOfWallTime(zone, date, time).length === 1
    ? zoned(name, zone, date, time)
    : `${name}:${utcTime(instant)}`;
};

export const event = (lines: readonly string[]): string[] => [
  'BEGIN:VEVENT',
  ...lines,
  'END:VEVENT',
];

function slotFacts(slot: CalendarSlot, { texts }: CalendarFrame): string[] {
  return [
    `DTSTAMP:${utcTime(slot.updatedAt)}`,
    `LAST-MODIFIED:${utcTime(slot.updatedAt)}`,
    `SUMMARY:${escapeText(slot.isAvailable ? texts.available : texts.blocked)}`,
    ...(slot.notes ? [`DESCRIPTION:${escapeText(slot.notes)}`] : []),
    `TRANSP:${slot.isAvailable ? 'TRANSPARENT' : 'OPAQUE'}`,
  ];
}

const length = ({ startsAt, endsAt }: Occurrence): number => endsAt.getTime() - startsAt.getTime();

const single = (slot: CalendarSlot, uid: string, day: Occurrence, frame: CalendarFrame) =>
  event([
    `UID:${uid}@${frame.host}`,
    zonedInstant('DTSTART', slot.timeZone, day.startsAt),
    zonedInstant('DTEND', slot.timeZone, day.endsAt),
    ...slotFacts(slot, frame),
  ]);

function openRule(rule: string): string {
  return rule
    .split(';')
    .filter((part) => !/^(COUNT|UNTIL)=/.test(part))
    .join(';');
}

/** By the rule, with single entries where clients differ: a first day outside the rule, clock changes. */
function series(slot: CalendarSlot, rule: string, frame: CalendarFrame): string[] {
  const uid = `slot-${slot.id}`;
  const written = new Set(slot.days);
  const isThere = (date: string) => date > slot.materialisedUntil || written.has(date);
  const named = daysOf(slot);
  const days = occurrencesOf(slot.timeZone, slot, named);
  const usual = days[1] ?? days[0];
  if (!usual) return [];
  const isPlain = (date: string, time: string) =>
    instantsOfWallTime(slot.timeZone, date, time).length === 1;
  const isOdd = (day: Occurrence): boolean =>
    day.date === slot.date ||
    length(day) !== length(usual) ||
    !isPlain(day.date, slot.startTime) ||
    !isPlain(wallTimeAt(slot.timeZone, day.endsAt).date, slot.endTime);
  const regular = days.filter((day) => !isOdd(day));
  const odd = days.filter((day) => isOdd(day) && isThere(day.date));
  const alone = odd.flatMap((day) => single(slot, `${uid}-${day.date}`, day, frame));
  const [first] = regular;
  const last = regular.at(-1);
  if (!first || !last) return alone;
  const kept = new Set(regular.filter(({ date }) => isThere(date)).map(({ date }) => date));
  const excluded = named.filter(
    (date) => date >= first.date && date <= last.date && !kept.has(date),
  );
  const endDate = slot.endTime <= slot.startTime ? addDays(first.date, 1) : first.date;
  const repeating = event([
    `UID:${uid}@${frame.host}`,
    zoned('DTSTART', slot.timeZone, first.date, slot.startTime),
    zoned('DTEND', slot.timeZone, endDate, slot.endTime),
    `RRULE:${openRule(rule)};UNTIL=${utcTime(last.startsAt)}`,
    ...excluded.map((date) => zoned('EXDATE', slot.timeZone, date, slot.startTime)),
    ...slotFacts(slot, frame),
  ]);
  return [...alone, ...repeating];
}

export function slotEvents(slot: CalendarSlot, frame: CalendarFrame): string[] {
  if (slot.recurringPattern) return series(slot, slot.recurringPattern, frame);
  const days = occurrencesOf(slot.timeZone, slot);
  return days.flatMap((day) => single(slot, `slot-${slot.id}`, day, frame));
}
