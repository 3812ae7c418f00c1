import { LIMITS, id, ruleError, sendMessageRule, seqNumber } from '@tbt/contracts';
import { parseInput } from '@tbt/service-kit';
import * as z from 'zod/mini';
import type { MessageRange } from './messages.queries';

export const sendMessageInput = z.intersection(
  sendMessageRule,
  z.object({ senderId: z.nullish(id) }),
);

const rangeInput = z.object({
  limit: z.nullish(
    z
      .int({ error: ruleError('validation.limit') })
      .check(
        z.minimum(1, { error: ruleError('validation.limit') }),
        z.maximum(LIMITS.pageMax, { error: ruleError('validation.limit') }),
      ),
  ),
  beforeSeq: z.nullish(seqNumber),
  afterSeq: z.nullish(seqNumber),
});

/** @throws DomainError VALIDATION_FAILED at `limit`, `beforeSeq` or `afterSeq`. */
export function parseRange(args: unknown): MessageRange {
  const { limit, beforeSeq, afterSeq } = parseInput(rangeInput, args);
  return {
    limit: limit ?? LIMITS.pageDefault,
    beforeSeq: beforeSeq ?? null,
    afterSeq: afterSeq ?? null,
  };
}
