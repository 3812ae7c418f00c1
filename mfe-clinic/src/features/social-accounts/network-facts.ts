import { paths, type SocialNetwork } from '@tbt/contracts';

/** Names are the same in both languages. */
export const NETWORKS: Readonly<
  Record<SocialNetwork, { name: string; connectedPath: string; variables: readonly string[] }>
> = {
  facebook: {
    name: 'Facebook',
    connectedPath: paths.facebookConnected(),
    variables: ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  },
  linkedin: {
    name: 'LinkedIn',
    connectedPath: paths.linkedinConnected(),
    variables: ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'],
  },
};
