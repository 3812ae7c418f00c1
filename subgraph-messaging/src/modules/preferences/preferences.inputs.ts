import { CHOSEN_CATEGORIES, NOTICE_CHANNELS, oneOf, requiredText, ruleError } from '@tbt/contracts';
import * as z from 'zod/mini';

const TOKEN_LENGTH_MAX = 100;

export const setPreferenceInput = z.object({
  category: oneOf(CHOSEN_CATEGORIES),
  channel: oneOf(NOTICE_CHANNELS),
  isOn: z.boolean({ error: ruleError('validation.boolean') }),
});

export const unsubscribeInput = z.object({ token: requiredText(TOKEN_LENGTH_MAX) });
