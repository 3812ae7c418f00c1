import type { Statements } from '../../database';
import {
  DEFAULT_ZONE,
  isUrgent,
  nextMinute,
  quietHoursOf,
  quietWaiting,
  wallClock,
  type MailChoice,
} from '../preferences';
import type { Workflow } from '../workflows';
import type { Digest } from './digests.queries';
import { takePlace } from './mail-days.queries';
import type { ClaimedMail } from './mail.types';

/** Mails a day of the recipient's clock; critical and urgent ones and those about bookings are not counted. */
export const MAILS_A_DAY = 6;
const MORNING = '08:00';
const DAY_MS = 86_400_000;

export type Waiting = { until: Date; reason: string };

const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

/** The end of the recipient's quiet hours, when the mail has to wait for it. */
export async function quietMail(
  db: Statements,
  { userId, params }: ClaimedMail,
  workflow: Workflow,
  now: Date,
): Promise<Waiting | null> {
  const hours = userId === null ? null : await quietHoursOf(db, userId);
  const until = quietWaiting(hours, { params, workflow }, now);
  return until && { until, reason: 'quiet hours' };
}

/** The next morning, when the recipient got all mails of the day. Each mail counts once, however often it is tried. */
export async function dayWaiting(
  db: Statements,
  mail: ClaimedMail,
  workflow: Workflow,
  now: Date,
): Promise<Waiting | null> {
  // A cancellation that comes a day late sends someone on the way for nothing.
  if (workflow.critical || workflow.category === 'bookings') return null;
  const hours = mail.userId === null ? null : await quietHoursOf(db, mail.userId);
  const zone = hours?.timeZone ?? DEFAULT_ZONE;
  if (isUrgent(workflow, mail.params, zone, now)) return null;
  const { date: day } = wallClock(zone, now.getTime());
  if (await takePlace(db, mail, day, MAILS_A_DAY)) return null;
  const tomorrow = dayAfter(day);
  const until = nextMinute(zone, now, ({ date, time }) => date === tomorrow && time >= MORNING);
  return { until, reason: 'enough mails today' };
}

const WEEK_DAYS = 7;

/** 8 in the morning: the next one, or Monday's. */
export function digestTime(rhythm: 'daily' | 'weekly', zone: string, now: Date): Date {
  const { date, time } = wallClock(zone, now.getTime());
  const isOver = time >= MORNING;
  // Monday is 0.
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS;
  const toMonday = (WEEK_DAYS - weekday) % WEEK_DAYS;
  const daysToMonday = toMonday === 0 && isOver ? WEEK_DAYS : toMonday;
  const days = rhythm === 'daily' ? Number(isOver) : daysToMonday;
  const day = new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
  const near = new Date(now.getTime() + Math.max(0, days - 1) * DAY_MS);
  return nextMinute(zone, near, (clock) => clock.date === day && clock.time >= MORNING);
}

/** The digest that says a mail; null for what is sent by itself. */
export function digestOf(
  { userId, params, sealed }: ClaimedMail,
  workflow: Workflow,
  { rhythm, timeZone }: Pick<MailChoice, 'rhythm' | 'timeZone'>,
  now: Date,
): Digest | null {
  const zone = timeZone ?? DEFAULT_ZONE;
  const isAlone = userId === null || workflow.critical || Object.keys(sealed).length > 0;
  if (rhythm === 'immediate' || isAlone || isUrgent(workflow, params, zone, now)) return null;
  const at = digestTime(rhythm, zone, now);
  return { key: `digest ${at.toISOString()}`, workflow: `digest.${rhythm}`, at };
}
