import { contactRule } from '@tbt/contracts';
import * as z from 'zod/mini';

/** The form's fields and its bot checks. */
export const contactMessageInput = z.extend(contactRule, {
  website: z.nullish(z.string()),
  secondsOpen: z.nullish(z.int()),
});

export type ContactMessageInput = z.output<typeof contactMessageInput>;
