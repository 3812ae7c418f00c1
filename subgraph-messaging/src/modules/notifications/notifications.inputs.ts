import { boundedList, id, LIMITS, optionalOneOf } from '@tbt/contracts';
import * as z from 'zod/mini';
import { NOTIFICATION_CATEGORIES } from '../workflows';

export const notificationFilter = z.object({
  category: optionalOneOf(NOTIFICATION_CATEGORIES),
  unreadOnly: z.nullish(z.boolean()),
});

export const markReadInput = z.object({
  ids: boundedList(id, LIMITS.pageMax),
});

export const markAllReadInput = z.object({ upToId: id });
