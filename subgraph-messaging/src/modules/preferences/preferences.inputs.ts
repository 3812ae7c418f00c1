import { ALERT_FREQUENCIES, oneOf, requiredText, ruleError, timeOfDay } from '@tbt/contracts';
import { CHOSEN_CATEGORIES, DIGEST_CATEGORIES, NOTIFICATION_CHANNELS } from '../workflows';
import * as z from 'zod/mini';
import { isZone } from './local-clock';

const TOKEN_LENGTH_MAX = 100;
const ZONE_LENGTH_MAX = 60;

export const setPreferenceInput = z.object({
  category: oneOf(CHOSEN_CATEGORIES),
  channel: oneOf(NOTIFICATION_CHANNELS),
  isOn: z.boolean({ error: ruleError('validation.boolean') }),
});

export const unsubscribeInput = z.object({ token: requiredText(TOKEN_LENGTH_MAX) });

const timeZone = requiredText(ZONE_LENGTH_MAX).check(
  z.refine(isZone, { error: ruleError('validation.invalid') }),
);

export const setRhythmInput = z.object({
  category: oneOf(DIGEST_CATEGORIES),
  rhythm: oneOf(ALERT_FREQUENCIES),
  timeZone,
});

export const quietHoursInput = z
  .object({
    startsAt: timeOfDay,
    endsAt: timeOfDay,
    timeZone,
    isUrgentHeard: z.boolean({ error: ruleError('validation.boolean') }),
  })
  .check(
    z.refine(({ startsAt, endsAt }) => startsAt !== endsAt, {
      path: ['endsAt'],
      error: ruleError('validation.invalid'),
    }),
  );
