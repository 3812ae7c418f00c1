import type { SocialNetwork } from '@tbt/contracts';
import { EnvError } from '@tbt/service-kit';
import type { SocialEnv } from './env';
import { FACEBOOK, LINKEDIN, type NetworkAddresses } from './networks';

export type Registration = {
  clientId: string;
  clientSecret: string;
  addresses: NetworkAddresses;
};

/** Networks without a registration cannot be connected. */
export type SocialSettings = Partial<Record<SocialNetwork, Registration>>;

type Variable = keyof SocialEnv;

function registrationOf(
  env: SocialEnv,
  [idName, secretName]: readonly [Variable, Variable],
  addresses: NetworkAddresses,
): Registration | undefined {
  const [clientId, clientSecret] = [env[idName], env[secretName]];
  if (Boolean(clientId) !== Boolean(clientSecret))
    throw new EnvError(`${idName} and ${secretName} belong together: set both or neither`);
  return clientId && clientSecret ? { clientId, clientSecret, addresses } : undefined;
}

/** @throws EnvError when one of a pair is missing. */
export const socialSettingsOf = (env: SocialEnv): SocialSettings => ({
  facebook: registrationOf(env, ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'], FACEBOOK),
  linkedin: registrationOf(env, ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'], LINKEDIN),
});
