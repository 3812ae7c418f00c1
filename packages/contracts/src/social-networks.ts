/** Networks on which a clinic can connect a page of its own. */
export const SOCIAL_NETWORKS = ['facebook', 'linkedin'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];
