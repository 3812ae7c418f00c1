import * as z from 'zod/mini';
import { LIMITS } from '../limits';
import { id, idOr, isSeen, storable, undirected, uuid } from './fields';
import { ruleError } from './issue';

export const sendMessageRule = z.object(
  {
    recipientId: idOr('validation.recipient'),
    jobId: z.nullish(id),
    content: z
      .string({ error: ruleError('validation.messageBlank') })
      .check(
        z.trim(),
        z.refine(isSeen, { error: ruleError('validation.messageBlank') }),
        z.maxLength(LIMITS.messageMax, { error: ruleError('validation.messageLong') }),
        storable(),
        undirected(),
      ),
    clientMessageId: z.nullish(uuid),
  },
  { error: ruleError('validation.object') },
);

export type SendMessageValues = z.output<typeof sendMessageRule>;
