import type { ReliabilityChange } from '@tbt/contracts';
import { z } from 'zod';
import { ReliabilityEntryRow } from '../../generated/tables';

export type ScoreChange = ReliabilityChange;

export const INTERNAL_FIELDS = {
  appealedAt: true,
  appealDecidedAt: true,
  appealDecidedBy: true,
} as const;

/** Points are negative for a deduction. */
export const ReliabilityEntry = ReliabilityEntryRow.omit(INTERNAL_FIELDS);
export type ReliabilityEntry = z.infer<typeof ReliabilityEntry>;

export type NewReliabilityEntry = Pick<
  ReliabilityEntry,
  'professionalId' | 'bookingId' | 'reason' | 'points' | 'at' | 'createdAt'
>;

export const ReliabilityFacts = z.object({
  id: z.number(),
  role: z.string().nullable(),
  keptShifts: z.number(),
  cancelledShifts: z.number(),
  /** Epoch milliseconds; empty for clinics. */
  changes: z.array(z.object({ points: z.number(), at: z.number() })),
});
export type ReliabilityFacts = z.infer<typeof ReliabilityFacts>;

export type Reliability = {
  userId: number;
  /** 0 to 100. */
  score: number;
  keptShifts: number;
  cancelledShifts: number;
};
