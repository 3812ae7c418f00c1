import type { ReliabilityChange } from '@tbt/contracts';
import type { ReliabilityEntryRow } from '../../generated/tables';

export type ScoreChange = ReliabilityChange;

export const INTERNAL_FIELDS = {
  appealedAt: true,
  appealDecidedAt: true,
  appealDecidedBy: true,
} as const;

/** Points are negative for a deduction. */
export type ReliabilityEntry = Omit<ReliabilityEntryRow, keyof typeof INTERNAL_FIELDS>;

export type NewReliabilityEntry = Pick<
  ReliabilityEntry,
  'professionalId' | 'bookingId' | 'reason' | 'points' | 'at' | 'createdAt'
>;

export type ReliabilityFacts = {
  id: number;
  role: string | null;
  keptShifts: number;
  cancelledShifts: number;
  /** Epoch milliseconds; empty for clinics. */
  changes: { points: number; at: number }[];
};

export type Reliability = {
  userId: number;
  /** 0 to 100. */
  score: number;
  keptShifts: number;
  cancelledShifts: number;
};
