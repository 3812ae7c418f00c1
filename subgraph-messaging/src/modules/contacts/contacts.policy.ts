import { WRITE_FIRST_TIERS, effectiveTier } from '@tbt/contracts';
import type { Person } from './contacts.queries';

/** Administrators without a role can be answered, not addressed. */
export const canBeWrittenTo = (person: Person | undefined, hasConversation: boolean): boolean =>
  person !== undefined && person.isActive && (person.role !== null || hasConversation);

/** Administrators without a role and former members cannot be blocked. */
export const canBeBlocked = (person: Person | undefined): boolean => canBeWrittenTo(person, false);

/** Whether the plan allows starting conversations; professionals are never gated. */
export function mayWriteFirst(role: string | null, person: Person | undefined, now: Date): boolean {
  if (role !== 'clinic') return true;
  const tier = person ? effectiveTier(person, now) : null;
  return WRITE_FIRST_TIERS.some((allowed) => allowed === tier);
}
