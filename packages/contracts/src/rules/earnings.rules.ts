import * as z from 'zod/mini';
import { atLocationRule } from './clinic-location.rules';
import { calendarDate } from './fields';
import { ruleError } from './issue';

const object = { error: ruleError('validation.object') };

const YEAR_MIN = 2020;
const YEAR_MAX = 2100;

const yearNumber = z
  .int({ error: ruleError('validation.calendarYear') })
  .check(
    z.gte(YEAR_MIN, { error: ruleError('validation.calendarYear') }),
    z.lte(YEAR_MAX, { error: ruleError('validation.calendarYear') }),
  );

/** A calendar year; absent means this one. */
export const earningsRule = z.object({ year: z.nullish(yearNumber) }, object);

const MONTHS_OF_YEAR = 12;

const monthNumber = z
  .int({ error: ruleError('validation.calendarMonth') })
  .check(
    z.gte(1, { error: ruleError('validation.calendarMonth') }),
    z.lte(MONTHS_OF_YEAR, { error: ruleError('validation.calendarMonth') }),
  );

/** A month, 1 is January; absent means the whole year. */
export const invoiceMonthRule = z.object({ month: z.nullish(monthNumber) }, object);

/** Both days included. */
export const rosterRule = z.object(
  { from: calendarDate, to: calendarDate, at: atLocationRule },
  object,
);
