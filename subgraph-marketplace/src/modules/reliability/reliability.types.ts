import type { AppealStatus, ReliabilityChange, ReliabilityReason } from '@tbt/contracts';

/** What the score is reckoned from: points taken or given, and from when they heal. */
export type ScoreChange = ReliabilityChange;

/** One change of somebody's score. */
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

/** What is counted of a person's bookings. */
export type ReliabilityFacts = {
  id: number;
  role: string | null;
  keptShifts: number;
  cancelledShifts: number;
  /** Instants as epoch milliseconds; empty for clinics. */
  changes: { points: number; at: number }[];
};

/** How far somebody can be counted on. */
export type Reliability = {
  userId: number;
  /** 0 to 100. */
  score: number;
  keptShifts: number;
  cancelledShifts: number;
};
