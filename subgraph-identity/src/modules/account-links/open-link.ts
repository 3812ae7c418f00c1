import type { LinkPurpose } from '@tbt/contracts';
import { conflict, type Clock, type DomainError } from '@tbt/service-kit';
import type { IdentityDatabase, IdentityTx } from '../../database';
import { secretTokenHash, type SecretToken } from '../../secret-token';
import type { User, UsersQueries } from '../users';
import { isLinkValidFor, isOpen } from './account-links.policy';
import type { AccountLink, AccountLinksQueries } from './account-links.queries';

export type FoundLink = AccountLink & Pick<SecretToken, 'tokenHash'>;

type Parts = {
  links: AccountLinksQueries;
  users: UsersQueries;
  database: IdentityDatabase;
  clock: Clock;
};

const noLink = (): DomainError => conflict('account.linkInvalid', { path: ['token'] });

export const createLinkOpener = ({ links, users, database, clock }: Parts) => ({
  /** @throws DomainError CONFLICT `account.linkInvalid` unless it is open and for one of the purposes. */
  find: async (token: string, purposes: readonly LinkPurpose[]): Promise<FoundLink> => {
    const tokenHash = secretTokenHash(token);
    const link = tokenHash && (await links.byTokenHash(tokenHash));
    if (!link || !purposes.includes(link.purpose) || !isOpen(link, clock.now())) throw noLink();
    return { ...link, tokenHash };
  },

  /** Runs `act` with the user locked. @throws DomainError CONFLICT `account.linkInvalid` when used concurrently. */
  use: <T>(link: FoundLink, act: (tx: IdentityTx, user: User) => Promise<T>): Promise<T> =>
    database.transaction(async (tx) => {
      const user = await users.lock(tx, link.userId);
      if (!user || !isLinkValidFor(link, user)) throw noLink();
      if (!(await links.use(tx, link.tokenHash, clock.now()))) throw noLink();
      return act(tx, user);
    }),
});

export type LinkOpener = ReturnType<typeof createLinkOpener>;
