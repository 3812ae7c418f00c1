import * as z from 'zod/mini';
import {
  ALERT_ANSWERS,
  ALERT_RECIPIENT_STATUSES,
  CLINIC_ALERT_STATUSES,
  URGENCY_LEVELS,
} from '@tbt/contracts';
import type {
  RestAlertAudienceQuery,
  RestAlertRecipientsQuery,
  RestClinicAlertFieldsFragment,
  RestReceivedAlertFieldsFragment,
} from '../../generated/graphql';
import { idField, instantField, maybeText, numberOf, texts } from '../entity-fields';

const maybeInstant = z.nullable(instantField);
const maybeAnswer = z.nullable(z.enum(ALERT_ANSWERS));

export const clinicAlertSchema = z.object({
  id: idField,
  clinicId: idField,
  title: z.string(),
  message: z.string(),
  role: maybeText,
  educationTier: maybeText,
  experienceLevel: maybeText,
  urgencyLevel: z.enum(URGENCY_LEVELS),
  province: maybeText,
  city: maybeText,
  sentCount: z.number(),
  waitingCount: z.number(),
  readCount: z.number(),
  answerCount: z.number(),
  interestedCount: z.number(),
  status: z.enum(CLINIC_ALERT_STATUSES),
  expiresAt: maybeInstant,
  createdAt: instantField,
  sentAt: maybeInstant,
});

export const alertRecipientSchema = z.object({
  alertId: idField,
  professionalId: idField,
  status: z.enum(ALERT_RECIPIENT_STATUSES),
  sentAt: maybeInstant,
  readAt: maybeInstant,
  respondedAt: maybeInstant,
  answer: maybeAnswer,
  reply: maybeText,
});

export const receivedAlertSchema = z.object({
  alertId: idField,
  clinicId: idField,
  title: z.string(),
  message: z.string(),
  urgencyLevel: z.enum(URGENCY_LEVELS),
  sentAt: instantField,
  expiresAt: maybeInstant,
  readAt: maybeInstant,
  respondedAt: maybeInstant,
  answer: maybeAnswer,
  reply: maybeText,
  isOver: z.boolean(),
});

export const alertAudienceSchema = z.object({
  count: z.number(),
  sample: z.array(z.object({ id: idField, firstName: z.string(), reasons: texts })),
});

export const toClinicAlert = ({ id, clinicId, ...alert }: RestClinicAlertFieldsFragment) => ({
  ...alert,
  id: numberOf(id),
  clinicId: numberOf(clinicId),
  role: alert.role ?? null,
  educationTier: alert.educationTier ?? null,
  experienceLevel: alert.experienceLevel ?? null,
  province: alert.province ?? null,
  city: alert.city ?? null,
  expiresAt: alert.expiresAt ?? null,
  sentAt: alert.sentAt ?? null,
});

type Recipient = NonNullable<
  RestAlertRecipientsQuery['clinicAlert']
>['recipients']['edges'][number]['node'];

export const toAlertRecipient = ({ alertId, professionalId, ...recipient }: Recipient) => ({
  ...recipient,
  alertId: numberOf(alertId),
  professionalId: numberOf(professionalId),
  sentAt: recipient.sentAt ?? null,
  readAt: recipient.readAt ?? null,
  respondedAt: recipient.respondedAt ?? null,
  answer: recipient.answer ?? null,
  reply: recipient.reply ?? null,
});

export const toReceivedAlert = ({
  alertId,
  clinicId,
  ...alert
}: RestReceivedAlertFieldsFragment) => ({
  ...alert,
  alertId: numberOf(alertId),
  clinicId: numberOf(clinicId),
  expiresAt: alert.expiresAt ?? null,
  readAt: alert.readAt ?? null,
  respondedAt: alert.respondedAt ?? null,
  answer: alert.answer ?? null,
  reply: alert.reply ?? null,
});

export const toAudience = ({ count, sample }: RestAlertAudienceQuery['alertAudience']) => ({
  count,
  sample: sample.flatMap(({ professional, reasons }) =>
    professional
      ? [{ id: numberOf(professional.id), firstName: professional.firstName, reasons }]
      : [],
  ),
});
