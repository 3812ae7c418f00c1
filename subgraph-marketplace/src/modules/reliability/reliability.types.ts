import type { AppealStatus, ReliabilityChange, ReliabilityReason } from '@tbt/contracts';

export type ScoreChange = ReliabilityChange;

export type ReliabilityEntry = {
  id: number;
  professionalId: number;
  bookingId: number;
  reason: ReliabilityReason;
  /** Negative for a deduction. */
  points: number;
  at: Date;
  createdAt: Date;
  appealStatus: AppealStatus | null;
  appealText: string | null;
  appealAnswer: string | null;
};

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
