import {
  credentialGaps,
  type CredentialGapCode,
  type ProfessionalRole,
  type Province,
} from '@tbt/contracts';
import type { Person } from './people.types';

/** What a shift asks of a professional. */
export type ShiftAsked = { role: ProfessionalRole; province: Province; date: string };
export type Candidate = Pick<Person, 'role' | 'isVerified' | 'licences'>;

/** Why a person may not be booked on a shift: another role than the shift's, or what is missing. */
export type CredentialGap = 'other_role' | CredentialGapCode;

/**
 * What keeps a person from being booked on a shift, null for nothing: the shift's own role, a verified
 * account, and, where the province asks for one, an approved licence that holds on the shift's day.
 */
export function credentialGap(person: Candidate, shift: ShiftAsked): CredentialGap | null {
  if (person.role !== null && person.role !== shift.role) return 'other_role';
  // Nobody has heard of this person yet.
  if (person.role === null) return 'not_verified';
  return credentialGaps(person, shift)[0] ?? null;
}
