import type { SocialNetwork } from '@tbt/contracts';

/** A page's token is sealed for its clinic and network alone. */
export const tokenPurpose = (clinicId: number, network: SocialNetwork): string =>
  `social token ${network} ${clinicId}`;
