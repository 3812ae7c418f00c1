export const URGENCY_LEVELS = ['low', 'medium', 'high', 'critical'] as const;
export type UrgencyLevel = (typeof URGENCY_LEVELS)[number];

export const EMERGENCY_STATUSES = ['active', 'filled', 'cancelled', 'expired'] as const;
export type EmergencyStatus = (typeof EMERGENCY_STATUSES)[number];

/** `not_chosen` when another professional was assigned, or the request ended. */
export const EMERGENCY_RESPONSE_STATUSES = ['pending', 'assigned', 'not_chosen'] as const;
export type EmergencyResponseStatus = (typeof EMERGENCY_RESPONSE_STATUSES)[number];

export const ON_CALL_DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type OnCallDay = (typeof ON_CALL_DAYS)[number];

/** HH:MM; an end at or before the start is on the next day. */
export type OnCallHours = { day: OnCallDay; from: string; to: string };

export const EMERGENCY_TERMS = {
  /** Kilometres. */
  maxRadiusDefault: 50,
  onCallRadiusDefault: 25,
  radiusMin: 1,
  radiusMax: 500,
  /** The last wave reaches this much further. */
  widening: 1.5,
  waves: 3,
  /** Between two waves, by the time to the start of the shift. */
  waveMinutesMin: 3,
  waveMinutesMax: 10,
  /** At this many hours to the start, and beyond, waves are the furthest apart. */
  calmHours: 12,
  /** A wave that is later than this is dropped. */
  lateMinutes: 60,
  /** How long answers are collected before the best one is assigned. */
  collectMinutes: 2,
  minutesMin: 60,
  messageMax: 500,
  /** Spans of a week. */
  onCallHoursMax: 14,
} as const;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Minutes until the next wave: three at the start of the shift, ten from twelve hours before it. */
export function waveMinutes(startsAt: Date, now: Date): number {
  const { waveMinutesMin: min, waveMinutesMax: max, calmHours } = EMERGENCY_TERMS;
  const hours = Math.max(0, startsAt.getTime() - now.getTime()) / HOUR_MS;
  return Math.round(min + (max - min) * Math.min(1, hours / calmHours));
}

/** Kilometres that a wave reaches. */
export const waveRadius = (maxRadius: number, wave: number): number =>
  wave < EMERGENCY_TERMS.waves ? maxRadius : Math.round(maxRadius * EMERGENCY_TERMS.widening);
