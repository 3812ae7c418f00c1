import { PROVINCES, type ProfessionalRole, type Province } from '@tbt/contracts';
import type { Person } from './people.types';

/** Provinces in which a role works only with a registration or, in Ontario, a certification. */
const REGULATED: Record<ProfessionalRole, readonly Province[]> = {
  hygienist: PROVINCES,
  assistant: [
    'Ontario',
    'British Columbia',
    'Alberta',
    'Saskatchewan',
    'Manitoba',
    'New Brunswick',
    'Nova Scotia',
    'Prince Edward Island',
    'Newfoundland and Labrador',
  ],
};

type Shift = { role: ProfessionalRole; province: Province; date: string };

/** Whether a person may be booked on a shift: an approved credential that holds on the shift's day. */
export function hasCredential(person: Pick<Person, 'role' | 'licences'>, shift: Shift): boolean {
  if (!REGULATED[shift.role].includes(shift.province)) return true;
  // The licence of one profession says nothing about the other.
  if (person.role !== shift.role) return false;
  return person.licences.some(
    ({ province, status, expiresOn }) =>
      province === shift.province &&
      status === 'approved' &&
      (expiresOn === null || expiresOn.slice(0, 10) >= shift.date),
  );
}
