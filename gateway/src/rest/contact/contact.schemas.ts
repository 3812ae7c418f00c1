import * as z from 'zod/mini';
import {
  CONTACT_STATUSES,
  CONTACT_USER_TYPES,
  contactChangeRule,
  contactRule,
  LOCALES,
  SUPPORT_ASSIGNMENTS,
  type ContactValues,
} from '@tbt/contracts';
import type { RestContactMessageFieldsFragment } from '../../generated/graphql';
import { pageQuery } from '../applications/applications.schemas';
import { idField, instantField, maybeNumberOf, maybeText, numberOf } from '../entity-fields';
import { filterOf } from '../query-fields';

export const contactBody = contactRule;
export const updateContactBody = contactChangeRule;
export const contactMessagesQuery = z.extend(pageQuery, {
  status: filterOf(CONTACT_STATUSES),
  assignment: filterOf(SUPPORT_ASSIGNMENTS),
});

const maybeInstant = z.nullable(instantField);
const written = z.array(z.object({ text: z.string(), createdAt: instantField }));

/** The specification's fields, as sent. */
export const sentContactMessageSchema = z.object({
  name: z.string(),
  email: z.string(),
  phone: maybeText,
  subject: z.string(),
  message: z.string(),
  userType: z.enum(CONTACT_USER_TYPES),
  status: z.literal('new'),
});

export const toSentContactMessage = (
  values: ContactValues,
): z.output<typeof sentContactMessageSchema> => ({ ...values, status: 'new' });

export const contactMessageSchema = z.object({
  id: idField,
  name: z.string(),
  email: z.string(),
  phone: maybeText,
  subject: z.string(),
  message: z.string(),
  userType: z.string(),
  status: z.enum(CONTACT_STATUSES),
  locale: z.enum(LOCALES),
  assignedTo: z.nullable(idField),
  dueAt: instantField,
  answeredAt: maybeInstant,
  version: z.number(),
  createdAt: instantField,
  answers: written,
  notes: written,
});

export const toContactMessage = ({
  id,
  assignee,
  ...message
}: RestContactMessageFieldsFragment): z.output<typeof contactMessageSchema> => ({
  ...message,
  id: numberOf(id),
  phone: message.phone ?? null,
  locale: LOCALES.find((known) => known === message.locale) ?? 'en-CA',
  assignedTo: maybeNumberOf(assignee?.id),
  answeredAt: message.answeredAt ?? null,
});
