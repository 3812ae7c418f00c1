import type { DisputeOutcome, RulingEffects } from '@tbt/contracts';
import type { DisputeEvidenceRow, DisputeRow } from '../../generated/tables';

export type Dispute = DisputeRow;
export type DisputeEvidence = DisputeEvidenceRow;

export type NewDispute = Pick<
  Dispute,
  'bookingId' | 'reason' | 'openedBy' | 'openedFrom' | 'statement' | 'createdAt' | 'answerUntil'
>;
export type NewEvidence = Omit<DisputeEvidence, 'id'>;
export type DisputeChanges = Partial<Omit<Dispute, 'id' | 'bookingId'>>;

export type DisputeRuling = {
  outcome: DisputeOutcome;
  text: string;
  at: Date;
  isAppeal: boolean;
  effects: RulingEffects;
};

export const RULING_EFFECTS = ['hours', 'deduction', 'payment'] as const;
export type RulingEffect = (typeof RULING_EFFECTS)[number];
