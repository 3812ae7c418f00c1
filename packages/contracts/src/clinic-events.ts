import type { ClinicRole } from './clinic-roles';
import type { Locale } from './option-sets';

export type ClinicEvents = {
  /** The token is sealed for `account-link`; the address may have no account yet. */
  'clinic.member-invited': {
    clinicId: number;
    email: string;
    role: ClinicRole;
    locale: Locale;
    sealed: string;
    expiresAt: string;
    at: string;
  };
  'clinic.member-changed': {
    clinicId: number;
    userId: number;
    role: ClinicRole;
    change: 'joined' | 'role' | 'left' | 'removed';
    at: string;
  };
};
