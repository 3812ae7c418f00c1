import { CONTACT_STATUSES, optionalOneOf, SUPPORT_ASSIGNMENTS } from '@tbt/contracts';
import * as z from 'zod/mini';

export const contactFilterInput = z.object({
  status: z._default(optionalOneOf(CONTACT_STATUSES), null),
  assignment: z._default(optionalOneOf(SUPPORT_ASSIGNMENTS), null),
});
