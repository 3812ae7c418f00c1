import * as z from 'zod/mini';
import { DISPUTE_OUTCOMES, DISPUTE_REASONS } from '../booking-options';
import { DISPUTE_TERMS } from '../dispute-terms';
import { LIMITS } from '../limits';
import {
  boundedList,
  explainedText,
  id,
  oneOf,
  optionalSingleLineText,
  requiredText,
} from './fields';
import { ruleError } from './issue';

const object = { error: ruleError('validation.object') };
const boolean = z.boolean({ error: ruleError('validation.boolean') });
const minutes = {
  error: ruleError('validation.ruledMinutes', { max: DISPUTE_TERMS.ruledMinutesMax }),
};

const evidence = z.pipe(
  z.nullish(
    boundedList(
      z.object(
        {
          proof: requiredText(LIMITS.uploadProofMax),
          fileName: optionalSingleLineText(LIMITS.fileNameMax),
        },
        object,
      ),
      DISPUTE_TERMS.evidenceMax,
    ),
  ),
  z.transform((list) => list ?? []),
);

const words = explainedText(LIMITS.disputeWordsMin, LIMITS.disputeStatementMax);

export const openDisputeRule = z.object(
  { bookingId: id, reason: oneOf(DISPUTE_REASONS), statement: words, evidence },
  object,
);

export const answerDisputeRule = z.object({ disputeId: id, statement: words, evidence }, object);
export const appealRulingRule = answerDisputeRule;

const effects = z.object(
  {
    minutes: z.nullish(
      z
        .int(minutes)
        .check(z.minimum(1, minutes), z.maximum(DISPUTE_TERMS.ruledMinutesMax, minutes)),
    ),
    isDeductionLifted: z.nullish(boolean),
    isPaid: z.nullish(boolean),
  },
  object,
);

export const ruleDisputeRule = z.object(
  {
    disputeId: id,
    outcome: oneOf(DISPUTE_OUTCOMES),
    ruling: words,
    effects: z.nullish(effects),
  },
  object,
);

export const DISPUTE_PHASES = ['waiting', 'decided'] as const;
export type DisputePhase = (typeof DISPUTE_PHASES)[number];

export const disputeFilterRule = z.nullish(
  z.object({ phase: z.nullish(oneOf(DISPUTE_PHASES)) }, object),
);

export type DisputeEvidenceValues = z.output<typeof answerDisputeRule>['evidence'][number];
