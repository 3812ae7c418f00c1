import { paths, SOCIAL_NETWORK_NAMES, type SocialNetwork } from '@tbt/contracts';

export const NETWORKS: Readonly<
  Record<SocialNetwork, { name: string; connectedPath: string; variables: readonly string[] }>
> = {
  facebook: {
    name: SOCIAL_NETWORK_NAMES.facebook,
    connectedPath: paths.facebookConnected(),
    variables: ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  },
  linkedin: {
    name: SOCIAL_NETWORK_NAMES.linkedin,
    connectedPath: paths.linkedinConnected(),
    variables: ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'],
  },
};
