import * as z from 'zod/mini';
import { LIMITS } from '../limits';
import { id, optionalText, timeOfDay } from './fields';
import { ruleError } from './issue';
import { wallClockMinutes } from './plain-values';

const object = { error: ruleError('validation.object') };

const breakMinutes = z.pipe(
  z.union([z.number(), z.string()], { error: ruleError('validation.required') }),
  z.transform((value, context) => {
    const written = String(value).trim();
    if (/^\d{1,4}$/.test(written)) return Number(written);
    const key = written === '' ? 'validation.required' : 'hours.break';
    context.issues.push({ code: 'custom', input: value, message: ruleError(key) });
    return z.NEVER;
  }),
);

const hours = {
  startTime: timeOfDay,
  endTime: timeOfDay,
  breakMinutes,
  note: optionalText(LIMITS.hoursNoteMax),
};

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const hasTimes = (value: unknown): value is { startTime: string; endTime: string } => {
  const sheet = value as { startTime?: unknown; endTime?: unknown } | null;
  return [sheet?.startTime, sheet?.endTime].every(
    (time) => typeof time === 'string' && TIME.test(time),
  );
};

type Times = { startTime: string; endTime: string };

const notZero = z.refine<Times>(
  ({ startTime, endTime }) => wallClockMinutes(startTime, endTime) > 0,
  {
    path: ['endTime'],
    error: ruleError('job.zeroLength'),
    when: ({ value }) => hasTimes(value),
  },
);

/** Local to the shift; what depends on its zone and plan is in `worked-hours.ts`. */
export const hoursRule = z.object(hours, object).check(notZero);

export const sendHoursRule = z.object({ bookingId: id, ...hours }, object).check(notZero);

/** Hours, or nothing: no body, null and an object without values leave them as sent. */
export const changedHoursRule = z.pipe(
  z.pipe(
    z.nullish(z.partial(z.object(hours, object))),
    z.transform((value) => {
      const written = Object.values(value ?? {}).filter((each) => each !== undefined);
      // The next rule asks for what is missing.
      const changed = written.some((each) => each !== null) ? value : null;
      return changed as z.input<typeof hoursRule> | null | undefined;
    }),
  ),
  z.nullish(hoursRule),
);

const answer = { bookingId: id, timesheetId: z.nullish(id) };

/** Other hours are a proposal to the professional. */
export const approveHoursRule = z.object({ ...answer, changed: z.nullish(hoursRule) }, object);

const shownMinutes = z.nullish(z.int({ error: ruleError('validation.invalid') }));

export const acceptHoursRule = z.object({ ...answer, shownMinutes }, object);

/** Absent, the proposal of the moment is accepted. */
export const shownHoursRule = z.nullish(z.object({ shownMinutes }, object));

export type HoursValues = z.output<typeof hoursRule>;
