import {
  credentialGaps,
  lastDateOf,
  type CredentialGapCode,
  type ProfessionalRole,
  type Province,
  type ShiftHours,
} from '@tbt/contracts';
import type { Person } from './people.types';

export type ShiftAsked = ShiftHours & {
  role: ProfessionalRole;
  province: Province;
  clinicId: number;
};
export type Candidate = Pick<Person, 'role' | 'isVerified' | 'licences' | 'clinicIds'>;

export type LastingGap = 'other_role' | 'own_clinic';
export type CredentialGap = LastingGap | CredentialGapCode;

export const isLastingGap = (gap: CredentialGap | null): gap is LastingGap =>
  gap === 'other_role' || gap === 'own_clinic';

/** Licences only end, so one that is valid on the last date is valid on every date of the shift. */
export const credentialDay = ({ province, ...hours }: ShiftHours & { province: string }) => ({
  province,
  date: lastDateOf(hours),
});

/** Not a member of the clinic, role, verified account and, where required, an approved licence valid on every date of the shift; null for no gap. */
export function credentialGap(person: Candidate, shift: ShiftAsked): CredentialGap | null {
  if (person.clinicIds.includes(shift.clinicId)) return 'own_clinic';
  if (person.role !== null && person.role !== shift.role) return 'other_role';
  // Identity has not published the user yet.
  if (person.role === null) return 'not_verified';
  return credentialGaps(person, credentialDay(shift))[0] ?? null;
}

/** The person lacks a credential that can still be verified. */
export function isUnverifiedFor(person: Candidate, shift: ShiftAsked): boolean {
  const gap = credentialGap(person, shift);
  return gap !== null && !isLastingGap(gap);
}
