import { oneOf, requiredText, ruleError } from '@tbt/contracts';
import { CHOSEN_CATEGORIES, NOTIFICATION_CHANNELS } from '../workflows';
import * as z from 'zod/mini';

const TOKEN_LENGTH_MAX = 100;

export const setPreferenceInput = z.object({
  category: oneOf(CHOSEN_CATEGORIES),
  channel: oneOf(NOTIFICATION_CHANNELS),
  isOn: z.boolean({ error: ruleError('validation.boolean') }),
});

export const unsubscribeInput = z.object({ token: requiredText(TOKEN_LENGTH_MAX) });
