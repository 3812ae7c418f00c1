import * as z from 'zod/mini';
import { LIMITS } from '../limits';
import { calendarDate, optionalSingleLineText, province } from './fields';
import { ruleError } from './issue';

const object = { error: ruleError('validation.object') };

const POINTS_MAX = 100;
const points = z
  .int({ error: ruleError('validation.points') })
  .check(
    z.gte(0, { error: ruleError('validation.points') }),
    z.lte(POINTS_MAX, { error: ruleError('validation.points') }),
  );

/** Later cancellations never cost less; `version` is the one that the edit is based on. */
export const ladderRule = z
  .object(
    {
      version: z.int({ error: ruleError('validation.invalid') }),
      over72h: points,
      from24To72h: points,
      under24h: points,
      noShow: points,
      keptShift: points,
    },
    object,
  )
  .check(
    z.refine(({ over72h, from24To72h }) => over72h <= from24To72h, {
      ...{ error: ruleError('validation.ladder'), path: ['from24To72h'] },
    }),
    z.refine(({ from24To72h, under24h }) => from24To72h <= under24h, {
      ...{ error: ruleError('validation.ladder'), path: ['under24h'] },
    }),
    z.refine(({ under24h, noShow }) => under24h <= noShow, {
      ...{ error: ruleError('validation.ladder'), path: ['noShow'] },
    }),
  );

const hasName = (name: string | null | undefined): boolean => Boolean(name);

/** A day is a holiday with a name in both languages, or it is not one. */
export const holidayRule = z
  .object(
    {
      province,
      date: calendarDate,
      isHoliday: z.boolean({ error: ruleError('validation.boolean') }),
      nameEn: optionalSingleLineText(LIMITS.nameMax),
      nameFr: optionalSingleLineText(LIMITS.nameMax),
    },
    object,
  )
  .check(
    z.refine(({ isHoliday, nameEn }) => !isHoliday || hasName(nameEn), {
      ...{ error: ruleError('validation.required'), path: ['nameEn'] },
    }),
    z.refine(({ isHoliday, nameFr }) => !isHoliday || hasName(nameFr), {
      ...{ error: ruleError('validation.required'), path: ['nameFr'] },
    }),
  );

export const holidaysOfYearRule = z.object(
  { province, year: z.int().check(z.gte(2020), z.lte(2100)) },
  object,
);

const WEEKS_MAX = 104;

/** Weeks up to this one; of all provinces without one. */
export const statisticsRule = z.object(
  {
    province: z.nullish(province),
    weeks: z
      .int({ error: ruleError('validation.weeks') })
      .check(
        z.gte(1, { error: ruleError('validation.weeks') }),
        z.lte(WEEKS_MAX, { error: ruleError('validation.weeks') }),
      ),
  },
  object,
);
