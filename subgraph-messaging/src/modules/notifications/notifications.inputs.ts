import { id, LIMITS, ruleError } from '@tbt/contracts';
import * as z from 'zod/mini';

export const markReadInput = z.object({
  ids: z
    .array(id, { error: ruleError('validation.list') })
    .check(z.maxLength(LIMITS.pageMax, { error: ruleError('validation.limit') })),
});

export const markAllReadInput = z.object({ upToId: id });
