import * as z from 'zod/mini';
import { LIMITS } from '../limits';
import { id, storable, uuid } from './fields';
import { ruleError } from './issue';

// Invisible characters such as a zero-width space.
const BLANK = /^[\s\p{Cf}]*$/u;

export const sendMessageRule = z.object(
  {
    recipientId: id,
    jobId: z.nullish(id),
    content: z.string({ error: ruleError('validation.messageBlank') }).check(
      z.trim(),
      z.refine((text) => !BLANK.test(text), { error: ruleError('validation.messageBlank') }),
      z.maxLength(LIMITS.messageMax, { error: ruleError('validation.messageLong') }),
      storable(),
    ),
    clientMessageId: z.nullish(uuid),
  },
  { error: ruleError('validation.object') },
);

export type SendMessageValues = z.output<typeof sendMessageRule>;
