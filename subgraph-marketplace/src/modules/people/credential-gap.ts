import {
  credentialGaps,
  type CredentialGapCode,
  type ProfessionalRole,
  type Province,
} from '@tbt/contracts';
import type { Person } from './people.types';

export type ShiftAsked = { role: ProfessionalRole; province: Province; date: string };
export type Candidate = Pick<Person, 'role' | 'isVerified' | 'licences'>;

export type CredentialGap = 'other_role' | CredentialGapCode;

/** Role, verified account and, where required, an approved licence valid on the date; null for no gap. */
export function credentialGap(person: Candidate, shift: ShiftAsked): CredentialGap | null {
  if (person.role !== null && person.role !== shift.role) return 'other_role';
  // Identity has not published the user yet.
  if (person.role === null) return 'not_verified';
  return credentialGaps(person, shift)[0] ?? null;
}
