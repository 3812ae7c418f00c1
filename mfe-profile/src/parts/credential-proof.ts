import { asksForLicence, type Role } from '@tbt/contracts';

/** What is checked: a certification where no regulator issues a licence. */
export type CredentialProof = 'licence' | 'certification';

export const proofOf = (role: Role | null, province: string): CredentialProof =>
  asksForLicence(role, province) ? 'licence' : 'certification';
