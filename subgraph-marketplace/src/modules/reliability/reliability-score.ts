import { isProfessionalRole, reliabilityScore, SHIFT_TERMS } from '@tbt/contracts';
import type {
  Reliability,
  ReliabilityEntry,
  ReliabilityFacts,
  ScoreChange,
} from './reliability.types';

const DAY_MS = 86_400_000;
const WHOLE = 100;

export const changesOf = ({ changes }: ReliabilityFacts): ScoreChange[] =>
  changes.map(({ points, at }) => ({ points, at: new Date(at) }));

/** A professional's score, a clinic's share of kept bookings; null without history. */
export function reliabilityOf(facts: ReliabilityFacts | null, now: Date): Reliability | null {
  if (!facts) return null;
  const { id: userId, role, keptShifts, cancelledShifts } = facts;
  const counts = { userId, keptShifts, cancelledShifts };
  if (isProfessionalRole(role))
    return { ...counts, score: reliabilityScore(changesOf(facts), now) };
  const all = keptShifts + cancelledShifts;
  if (role !== 'clinic' || all === 0) return null;
  return { ...counts, score: Math.round((WHOLE * keptShifts) / all) };
}

/** Null when it cannot be appealed. */
export function appealUntil(
  { points, createdAt, appealStatus }: ReliabilityEntry,
  now: Date,
): Date | null {
  const until = new Date(createdAt.getTime() + SHIFT_TERMS.appealDays * DAY_MS);
  return points < 0 && appealStatus === null && now <= until ? until : null;
}
