import { changeEmailRule, confirmEmailRule } from '@tbt/contracts';
import {
  appendOutbox,
  conflict,
  notFound,
  onConstraint,
  parseInput,
  requireViewer,
  validationFailed,
  type Clock,
  type RequestInfo,
  type Sealer,
} from '@tbt/service-kit';
import { setTimeout as pause } from 'node:timers/promises';
import type { IdentityDatabase, IdentityTx } from '../../database';
import type { IdentityLimits } from '../../limits';
import { requireOpen, type User, type UsersQueries } from '../users';
import { SAME_ANSWER_MS } from './account-links.policy';
import type { LinkIssuer } from './issue-link';
import type { LinkOpener } from './open-link';
import type { AccountLinksQueries } from './account-links.queries';
import type { PasswordProof } from './password-proof';

type Parts = {
  users: UsersQueries;
  links: AccountLinksQueries;
  issuer: LinkIssuer;
  opener: LinkOpener;
  proof: PasswordProof;
  limits: IdentityLimits;
  database: IdentityDatabase;
  sealer: Sealer;
  clock: Clock;
};
type EmailConfirmation = { email: string; isChanged: boolean };

const FORMER_EMAIL_SECONDS = 7 * 24 * 60 * 60;

export function createEmailChangeService(parts: Parts) {
  const { users, links, issuer, opener, proof, limits, database, sealer, clock } = parts;

  async function replaceEmail(tx: IdentityTx, user: User, email: string): Promise<void> {
    const now = clock.now();
    await users.update(tx, user, { email, emailConfirmedAt: now });
    // They were sent to the former address.
    await links.remove(tx, user.id, ['reset-password', 'confirm-email']);
    const former = { email: user.email };
    await appendOutbox(tx, 'account.security-changed', {
      userId: user.id,
      change: 'email',
      sealedFormerEmail: await sealer.seal('former-email', former, FORMER_EMAIL_SECONDS),
      at: now.toISOString(),
    });
  }

  return {
    /** Replaces the previous link. @throws DomainError UNAUTHENTICATED, CONFLICT `account.emailConfirmed`, RATE_LIMITED. */
    requestConfirmation: async (info: RequestInfo): Promise<{ email: string }> => {
      const { userId } = requireViewer(info);
      const [user] = await users.byIds([userId]);
      if (!user) throw notFound();
      if (user.emailConfirmedAt) throw conflict('account.emailConfirmed');
      await limits.countLink({
        ...{ email: user.email, address: info.address },
        knownAs: `user ${userId}`,
      });
      return database.transaction(async (tx) => {
        const current = requireOpen(await users.lock(tx, userId));
        if (current.emailConfirmedAt) throw conflict('account.emailConfirmed');
        await issuer.issue(tx, userId, 'confirm-email', current.email);
        return { email: current.email };
      });
    },

    /**
     * Mails a link to the new address unless it has an account; the response does not reveal which.
     * @throws DomainError UNAUTHENTICATED, VALIDATION_FAILED, RATE_LIMITED, CONFLICT a changed password.
     */
    requestChange: async (info: RequestInfo, input: unknown): Promise<void> => {
      const { userId } = requireViewer(info);
      await limits.consumeWriteQuota(info);
      const { newEmail, currentPassword } = parseInput(changeEmailRule, input);
      const provenHash = await proof.verify(info, currentPassword);
      const { address } = info;
      await limits.countLink({ email: newEmail, address, knownAs: `user ${userId} new email` });
      // The viewer has not proven to own the new address.
      await limits.countLink({ email: newEmail, address, knownAs: null });
      const answered = pause(SAME_ANSWER_MS);
      const holder = await users.byEmail(newEmail);
      if (holder?.id === userId) {
        throw validationFailed([{ path: ['newEmail'], key: 'account.sameEmail', values: {} }]);
      }
      const link = await issuer.draft('change-email', newEmail);
      await database.transaction(async (tx) => {
        requireOpen(await users.lock(tx, userId));
        await proof.requireUnchanged(tx, userId, provenHash);
        if (holder) await issuer.store(tx, userId, link);
        else await issuer.issueDraft(tx, userId, link);
      });
      await answered;
    },

    /** @throws DomainError VALIDATION_FAILED, CONFLICT `account.linkInvalid` or `user.emailTaken`. */
    confirm: async (input: unknown): Promise<EmailConfirmation> => {
      const { token } = parseInput(confirmEmailRule, input);
      const link = await opener.find(token, ['confirm-email', 'change-email']);
      const isChanged = link.purpose === 'change-email';
      return opener
        .use(link, async (tx, user) => {
          if (isChanged) await replaceEmail(tx, user, link.email);
          else await users.update(tx, user, { emailConfirmedAt: clock.now() });
          return { email: link.email, isChanged };
        })
        .catch((error: unknown) =>
          onConstraint(error, {
            users_email_key: () => conflict('user.emailTaken', { path: ['token'] }),
          }),
        );
    },
  };
}

export type EmailChangeService = ReturnType<typeof createEmailChangeService>;
