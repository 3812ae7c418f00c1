import { boundedList, id, LIMITS } from '@tbt/contracts';
import * as z from 'zod/mini';

export const markReadInput = z.object({
  ids: boundedList(id, LIMITS.pageMax),
});

export const markAllReadInput = z.object({ upToId: id });
