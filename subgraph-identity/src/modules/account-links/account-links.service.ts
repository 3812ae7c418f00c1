import { requestPasswordResetRule } from '@tbt/contracts';
import { parseInput, type Clock, type RequestInfo } from '@tbt/service-kit';
import { setTimeout as pause } from 'node:timers/promises';
import type { IdentityDatabase, IdentityTx } from '../../database';
import type { IdentityLimits } from '../../limits';
import type { Credentials, KnownBrowsers, SessionsQueries } from '../sessions';
import type { User } from '../users';
import type { LinkIssuer } from './issue-link';
import { isOpen, SAME_ANSWER_MS } from './account-links.policy';
import type { AccountLinksQueries } from './account-links.queries';

type Parts = {
  links: AccountLinksQueries;
  issuer: LinkIssuer;
  sessions: SessionsQueries;
  browsers: KnownBrowsers;
  limits: IdentityLimits;
  database: IdentityDatabase;
  clock: Clock;
};

const DAY_MS = 24 * 60 * 60 * 1000;

export function createAccountLinksService(parts: Parts) {
  const { links, issuer, sessions, browsers, limits, database, clock } = parts;

  const resetFor = async (email: string, account: Credentials | null): Promise<void> => {
    const link = await issuer.draft('reset-password', email);
    if (account) await database.transaction((tx) => issuer.issueDraft(tx, account.userId, link));
  };

  return {
    /**
     * Mails a link if the address has an account; the response does not reveal which.
     * @throws DomainError VALIDATION_FAILED, RATE_LIMITED by session or browser, otherwise by e-mail and address.
     */
    requestPasswordReset: async (info: RequestInfo, input: unknown): Promise<{ email: string }> => {
      const { email } = parseInput(requestPasswordResetRule, input);
      const answered = pause(SAME_ANSWER_MS);
      const account = await sessions.credentials(email);
      const knownAs = await browsers.knownAs(info, account);
      await limits.countLink({ email, address: info.address, knownAs });
      await Promise.all([resetFor(email, account), answered]);
      return { email };
    },

    requestConfirmation: (tx: IdentityTx, user: User): Promise<void> =>
      issuer.issue(tx, user.id, 'confirm-email', user.email),

    /** The new address until its link is opened; null otherwise. */
    pendingEmail: async (userId: number): Promise<string | null> => {
      const link = await links.of(userId, 'change-email');
      return link && isOpen(link, clock.now()) ? link.email : null;
    },

    removeExpired: (): Promise<number> =>
      links.removeExpiredBefore(new Date(clock.now().getTime() - DAY_MS)),
  };
}

export type AccountLinksService = ReturnType<typeof createAccountLinksService>;
