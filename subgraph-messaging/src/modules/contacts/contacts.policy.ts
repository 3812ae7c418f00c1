import { WRITE_FIRST_TIERS, effectiveTier } from '@tbt/contracts';
import type { Person } from './contacts.repository';

/** Administrators who take no part in the marketplace can be answered, not addressed. */
export const canBeWrittenTo = (person: Person | undefined, hasConversation: boolean): boolean =>
  person !== undefined && person.isActive && (person.role !== null || hasConversation);

/** Administrators who take no part in the marketplace, and those who left, cannot be blocked. */
export const canBeBlocked = (person: Person | undefined): boolean => canBeWrittenTo(person, false);

/** Whether the plan lets this person write to anybody; professionals are never gated. */
export function mayWriteFirst(role: string | null, person: Person | undefined, now: Date): boolean {
  if (role !== 'clinic') return true;
  const tier = person ? effectiveTier(person, now) : null;
  return WRITE_FIRST_TIERS.some((allowed) => allowed === tier);
}
