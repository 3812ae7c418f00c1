import * as z from 'zod/mini';
import { SHIFT_TERMS } from '../shift-terms';
import { id, text } from './fields';
import { ruleError } from './issue';

const object = { error: ruleError('validation.object') };

const max = SHIFT_TERMS.lateMinutesMax;
const lateError = { error: ruleError('checkIn.lateMinutes', { max }) };

const CODE = /^\d{6}$/;

export const checkInCode = text().check(
  z.overwrite((value) => value.replace(/\s/g, '')),
  z.refine((value) => CODE.test(value), { error: ruleError('checkIn.codeFormat') }),
);

/** Without a code for the clinic, which checks in by hand. */
export const checkInRule = z.object({ bookingId: id, code: z.nullish(checkInCode) }, object);

export const runLateRule = z.object(
  {
    bookingId: id,
    minutes: z.int(lateError).check(z.minimum(1, lateError), z.maximum(max, lateError)),
  },
  object,
);
