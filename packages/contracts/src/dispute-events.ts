import type { BookingFacts } from './booking-events';
import type { DisputeOutcome, DisputeReason, ShiftSide } from './booking-options';
import type { ShiftParty } from './shift-actions';

export const DISPUTE_ACTIONS = ['open', 'answer', 'rule', 'appeal', 'close'] as const;
export type DisputeAction = (typeof DISPUTE_ACTIONS)[number];

export type DisputeEvents = {
  'dispute.changed': BookingFacts & {
    disputeId: number;
    action: DisputeAction;
    by: ShiftParty;
    reason: DisputeReason;
    openedBy: ShiftSide;
    /** The latest; null before a ruling. */
    outcome: DisputeOutcome | null;
    /** A ruling that cannot be appealed any more. */
    isFinal: boolean;
    /** Until when the next side can act, local to the shift; null when nothing is asked. */
    until: { date: string; time: string } | null;
  };
  /** Files that a case refers to; identity keeps them. */
  'evidence.attached': {
    disputeId: number;
    files: { key: string; ownerId: number }[];
    at: string;
  };
  /** A file of a closed case whose record was deleted; identity deletes it with its last use. */
  'evidence.released': {
    disputeId: number;
    files: { key: string; ownerId: number }[];
    at: string;
  };
  /** For the audit log of identity: what an administrator did in another subgraph. */
  'administrator.acted': {
    actorId: number;
    /** Past tense, such as `dispute.ruled`. */
    action: string;
    /** Kind and id, such as `dispute:5`. */
    subject: string;
    /** The users concerned; none when it concerns everyone. */
    personIds: number[];
    requestId: string;
    at: string;
  };
};
