import { contactRule } from '@tbt/contracts';
import * as z from 'zod/mini';

/** The form's fields, and what tells people from programs. */
export const contactMessageInput = z.extend(contactRule, {
  website: z.nullish(z.string()),
  secondsOpen: z.nullish(z.int()),
});

export type ContactMessageInput = z.output<typeof contactMessageInput>;
