export const SOCIAL_NETWORKS = ['facebook', 'linkedin'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** The same in both languages. */
export const SOCIAL_NETWORK_NAMES: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
};

/** Of a shift on a page; `sending` while the network is asked. */
export const PUBLICATION_STATES = ['sending', 'published', 'failed'] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];

/** `no_answer`: it may be there all the same. */
export const PUBLICATION_FAILURES = ['permission_ended', 'refused', 'no_answer'] as const;
export type PublicationFailure = (typeof PUBLICATION_FAILURES)[number];
