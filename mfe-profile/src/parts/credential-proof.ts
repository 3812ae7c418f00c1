import { asksForLicence, paths, type Role } from '@tbt/contracts';

/** What is checked: a certification where no regulator issues a licence. */
export type CredentialProof = 'licence' | 'certification';

export const proofOf = (role: Role | null, province: string): CredentialProof =>
  asksForLicence(role, province) ? 'licence' : 'certification';

/** The verification tab with the form for the first one opened. */
export const ADD_PROOF = `${paths.profile('verification')}&add=licence`;

export const ADD_PROOF_TEXTS = {
  licence: 'profile.toFinish.verification.missing',
  certification: 'profile.verification.add.certification',
} as const satisfies Record<CredentialProof, string>;

/** Where the number was given already. */
export const ADD_FILE_TEXTS = {
  licence: 'profile.toFinish.file.licence',
  certification: 'profile.toFinish.file.certification',
} as const satisfies Record<CredentialProof, string>;
