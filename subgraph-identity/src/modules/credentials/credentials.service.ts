import type { Clock } from '@tbt/service-kit';
import type { IdentityTx } from '../../database';
import type { User, UsersQueries } from '../users';
import type { CredentialsRepository } from './credentials.repository';
import { verificationFlags } from './credential-status';

type Parts = { credentials: CredentialsRepository; users: UsersQueries; clock: Clock };

export const createCredentialsService = ({ credentials, users, clock }: Parts) => ({
  /** Recomputes the flags and publishes a snapshot. @param user locked in this transaction. */
  refresh: async (tx: IdentityTx, user: Pick<User, 'id'>): Promise<User> => {
    const licences = await credentials.licencesOf(tx, user.id);
    return users.update(tx, user, verificationFlags(licences, clock.now()));
  },
});

export type CredentialsService = ReturnType<typeof createCredentialsService>;
