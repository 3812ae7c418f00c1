import * as z from 'zod';

const optional = z.string().min(1).optional();

/** This site's registration with each network: both of a pair, or neither. */
export const socialEnv = {
  FACEBOOK_APP_ID: optional,
  FACEBOOK_APP_SECRET: optional,
  LINKEDIN_CLIENT_ID: optional,
  LINKEDIN_CLIENT_SECRET: optional,
};

export type SocialEnv = z.output<z.ZodObject<typeof socialEnv>>;
