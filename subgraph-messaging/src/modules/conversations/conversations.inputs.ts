import { id, ruleError, seqNumber } from '@tbt/contracts';
import * as z from 'zod/mini';

/** By conversation or other user; without `seq` everything is read. */
export const markConversationReadInput = z
  .object({
    conversationId: z.nullish(id),
    otherUserId: z.nullish(id),
    seq: z.nullish(seqNumber),
  })
  .check(
    z.refine((input) => typeof (input.conversationId ?? input.otherUserId) === 'number', {
      path: ['conversationId'],
      error: ruleError('validation.required'),
    }),
  );

export const setTypingInput = z.object({
  recipientId: id,
  isTyping: z.boolean({ error: ruleError('validation.boolean') }),
});

const choice = z.nullish(z.boolean({ error: ruleError('validation.boolean') }));

export const keepConversationInput = z.object({
  conversationId: id,
  isPinned: choice,
  isMuted: choice,
});
