import * as z from 'zod/mini';
import { REPORT_REASONS } from '../booking-options';
import { LIMITS } from '../limits';
import {
  CONTACT_STATUSES,
  REPORT_SUBJECTS,
  SUPPORT_REPORT_OUTCOMES,
  SUPPORT_REPORT_STATUSES,
} from '../support-options';
import { id, oneOf, optionalText, requiredText } from './fields';
import { ruleError } from './issue';

const object = { error: ruleError('validation.object') };

/** What is left out stays as it is. */
const triage = {
  /** Of the row that was read; an older one conflicts. */
  version: z.optional(z.nullable(z.int({ error: ruleError('validation.invalid') }))),
  isAssignedToMe: z.optional(z.boolean({ error: ruleError('validation.boolean') })),
  note: z.optional(requiredText(LIMITS.supportNoteMax)),
};

const contactChange = {
  ...triage,
  status: z.optional(oneOf(CONTACT_STATUSES)),
  answer: z.optional(requiredText(LIMITS.contactMessageMax)),
};

export const contactChangeRule = z.object(contactChange, object);
export const updateContactMessageRule = z.object(
  { contactMessageId: id, ...contactChange },
  object,
);

const reportChange = {
  ...triage,
  status: z.optional(oneOf(SUPPORT_REPORT_STATUSES)),
  outcome: z.optional(oneOf(SUPPORT_REPORT_OUTCOMES)),
};

export const reportChangeRule = z.object(reportChange, object);
export const updateReportRule = z.object({ reportId: id, ...reportChange }, object);

export const reportRule = z.object(
  {
    subject: oneOf(REPORT_SUBJECTS),
    id,
    reason: oneOf(REPORT_REASONS),
    statement: optionalText(LIMITS.reviewReportMax),
  },
  object,
);
