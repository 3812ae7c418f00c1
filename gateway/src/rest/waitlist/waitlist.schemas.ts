import * as z from 'zod/mini';
import { ROLES } from '@tbt/contracts';
import type { RestJoinWaitlistMutation } from '../../generated/graphql';
import { idField, instantField, numberOf } from '../entity-fields';

export const submittedEntrySchema = z.object({
  name: z.string(),
  email: z.string(),
  province: z.string(),
  role: z.enum(ROLES),
  betaTester: z.boolean(),
});

export const waitlistEntrySchema = z.extend(submittedEntrySchema, {
  id: idField,
  createdAt: instantField,
});

type Entry = NonNullable<RestJoinWaitlistMutation['joinWaitlist']['entry']>;

export const toWaitlistEntry = (entry: Entry): z.output<typeof waitlistEntrySchema> => ({
  ...entry,
  id: numberOf(entry.id),
});
