import {
  optionalOneOf,
  REPORT_SUBJECTS,
  SUPPORT_ASSIGNMENTS,
  SUPPORT_REPORT_STATUSES,
} from '@tbt/contracts';
import * as z from 'zod/mini';

export const reportFilterInput = z.object({
  status: z._default(optionalOneOf(SUPPORT_REPORT_STATUSES), null),
  assignment: z._default(optionalOneOf(SUPPORT_ASSIGNMENTS), null),
  subject: z._default(optionalOneOf(REPORT_SUBJECTS), null),
});
