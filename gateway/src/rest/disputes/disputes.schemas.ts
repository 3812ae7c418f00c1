import * as z from 'zod/mini';
import {
  DISPUTE_OUTCOMES,
  DISPUTE_PHASES,
  DISPUTE_REASONS,
  DISPUTE_STATUSES,
  oneOf,
  openDisputeRule,
  ruleDisputeRule,
  SHIFT_SIDES,
} from '@tbt/contracts';
import type { RestDisputeFieldsFragment } from '../../generated/graphql';
import { pageQuery } from '../applications/applications.schemas';
import { idField, instantField, maybeText, numberOf } from '../entity-fields';

export const openDisputeBody = z.omit(openDisputeRule, { bookingId: true });
export const ruleDisputeBody = z.omit(ruleDisputeRule, { disputeId: true });
export const disputesQuery = z.extend(pageQuery, { phase: z.nullish(oneOf(DISPUTE_PHASES)) });

const maybeInstant = z.nullable(instantField);
const maybeBoolean = z.nullable(z.boolean());
const side = z.enum(SHIFT_SIDES);

const rulingSchema = z.object({
  outcome: z.enum(DISPUTE_OUTCOMES),
  text: z.string(),
  at: instantField,
  isAppeal: z.boolean(),
  minutes: z.nullable(z.number()),
  isDeductionLifted: maybeBoolean,
  isPaid: maybeBoolean,
});

const evidenceSchema = z.object({
  side,
  fileName: maybeText,
  mediaType: z.string(),
  url: maybeText,
  createdAt: instantField,
});

export const disputeSchema = z.object({
  id: idField,
  bookingId: idField,
  reason: z.enum(DISPUTE_REASONS),
  status: z.enum(DISPUTE_STATUSES),
  openedBy: side,
  statement: z.string(),
  createdAt: instantField,
  answerUntil: instantField,
  answer: maybeText,
  answeredAt: maybeInstant,
  appealedBy: z.nullable(side),
  appealStatement: maybeText,
  appealedAt: maybeInstant,
  appealUntil: maybeInstant,
  closedAt: maybeInstant,
  rulings: z.array(rulingSchema),
  evidence: z.array(evidenceSchema),
});

const toRuling = (
  ruling: RestDisputeFieldsFragment['rulings'][number],
): z.output<typeof rulingSchema> => ({
  outcome: ruling.outcome,
  text: ruling.text,
  at: ruling.at,
  isAppeal: ruling.isAppeal,
  minutes: ruling.minutes ?? null,
  isDeductionLifted: ruling.isDeductionLifted ?? null,
  isPaid: ruling.isPaid ?? null,
});

export const toDispute = (dispute: RestDisputeFieldsFragment): z.output<typeof disputeSchema> => ({
  id: numberOf(dispute.id),
  bookingId: numberOf(dispute.bookingId),
  reason: dispute.reason,
  status: dispute.status,
  openedBy: dispute.openedBy,
  statement: dispute.statement,
  createdAt: dispute.createdAt,
  answerUntil: dispute.answerUntil,
  answer: dispute.answer ?? null,
  answeredAt: dispute.answeredAt ?? null,
  appealedBy: dispute.appealedBy ?? null,
  appealStatement: dispute.appealStatement ?? null,
  appealedAt: dispute.appealedAt ?? null,
  appealUntil: dispute.appealUntil ?? null,
  closedAt: dispute.closedAt ?? null,
  rulings: dispute.rulings.map(toRuling),
  evidence: dispute.evidence.map(({ side: by, fileName, mediaType, url, createdAt }) => ({
    ...{ side: by, fileName: fileName ?? null, mediaType, url: url ?? null, createdAt },
  })),
});
