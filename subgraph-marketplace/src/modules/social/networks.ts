import type { SocialNetwork } from '@tbt/contracts';

export type NetworkAddresses = { authorize: string; token: string; api: string };

const GRAPH = 'https://graph.facebook.com/v24.0';

export const FACEBOOK: NetworkAddresses = {
  authorize: 'https://www.facebook.com/v24.0/dialog/oauth',
  token: `${GRAPH}/oauth/access_token`,
  api: GRAPH,
};

export const LINKEDIN: NetworkAddresses = {
  authorize: 'https://www.linkedin.com/oauth/v2/authorization',
  token: 'https://www.linkedin.com/oauth/v2/accessToken',
  api: 'https://api.linkedin.com/rest',
};

/** What is asked for: reading which pages one manages, and posting to them. */
export const SCOPES: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'pages_show_list,pages_manage_posts',
  linkedin: 'rw_organization_admin w_organization_social',
};

/** LinkedIn refuses a code with a verifier from clients that have a secret. */
export const USES_PKCE: Readonly<Record<SocialNetwork, boolean>> = {
  facebook: true,
  linkedin: false,
};
