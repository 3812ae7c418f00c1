import { DOCUMENT_TYPES, submitDocumentRule, VERIFICATION_STATUSES } from '@tbt/contracts';
import * as z from 'zod/mini';
import type { RestVerificationDocumentFieldsFragment } from '../../generated/graphql';
import { idField, instantField, maybeNumberOf, maybeText, numberOf } from '../entity-fields';

export const verificationDocumentSchema = z.object({
  id: idField,
  userId: idField,
  documentType: z.enum(DOCUMENT_TYPES),
  documentUrl: maybeText,
  status: z.enum(VERIFICATION_STATUSES),
  reviewedBy: z.nullable(idField),
  reviewedAt: z.nullable(instantField),
  expiresAt: z.nullable(instantField),
  createdAt: instantField,
});

export const submitDocumentBody = z.omit(submitDocumentRule, { replaces: true });

/** The last second of a document's last day. */
const endOf = (day: string | null | undefined) => (day ? `${day}T23:59:59.000Z` : null);

export const toVerificationDocument = ({
  expiresOn,
  ...document
}: RestVerificationDocumentFieldsFragment): z.output<typeof verificationDocumentSchema> => ({
  id: numberOf(document.id),
  userId: numberOf(document.userId),
  documentType: document.documentType,
  documentUrl: document.documentUrl ?? null,
  status: document.status,
  reviewedBy: maybeNumberOf(document.reviewedBy),
  reviewedAt: document.reviewedAt ?? null,
  expiresAt: endOf(expiresOn),
  createdAt: document.createdAt,
});
