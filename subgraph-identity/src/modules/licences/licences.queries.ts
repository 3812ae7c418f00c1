import { calendarDate, province, ruleError } from '@tbt/contracts';
import { parseInput } from '@tbt/service-kit';
import * as z from 'zod/mini';

const rule = z.object(
  { province: z.nullish(province), date: z.nullish(calendarDate) },
  { error: ruleError('validation.object') },
);

/** @throws DomainError VALIDATION_FAILED for an unknown province or date. */
export const gapsQuestion = (args: { province?: string | null; date?: string | null }) =>
  parseInput(rule, args);
