import type { LinkPurpose } from '@tbt/contracts';
import { appendOutbox, type Clock, type Sealer } from '@tbt/service-kit';
import type { IdentityTx } from '../../database';
import { createSecretToken, type SecretToken } from '../../secret-token';
import { LINK_LIFE_MS } from './account-links.policy';
import type { AccountLinksQueries } from './account-links.queries';

export type LinkDraft = SecretToken & {
  purpose: LinkPurpose;
  email: string;
  sealed: string;
  createdAt: Date;
  expiresAt: Date;
};

type Parts = { links: AccountLinksQueries; sealer: Sealer; clock: Clock };

/** Messaging sends the mail: its event carries the token sealed. */
export function createLinkIssuer({ links, sealer, clock }: Parts) {
  const draft = async (purpose: LinkPurpose, email: string): Promise<LinkDraft> => {
    const secret = createSecretToken();
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + LINK_LIFE_MS[purpose]);
    const lifeSeconds = LINK_LIFE_MS[purpose] / 1000;
    const sealed = await sealer.seal('account-link', { token: secret.token }, lifeSeconds);
    return { ...secret, purpose, email, sealed, createdAt, expiresAt };
  };

  const store = (tx: IdentityTx, userId: number, link: LinkDraft): Promise<boolean> => {
    const { tokenHash, purpose, email, createdAt, expiresAt } = link;
    return links.put(tx, { userId, purpose, tokenHash, email, createdAt, expiresAt });
  };

  const issueDraft = async (tx: IdentityTx, userId: number, link: LinkDraft): Promise<void> => {
    const { purpose, email, sealed, createdAt, expiresAt } = link;
    if (!(await store(tx, userId, link))) return;
    await appendOutbox(tx, 'account.link-requested', {
      userId,
      purpose,
      email,
      sealed,
      expiresAt: expiresAt.toISOString(),
      at: createdAt.toISOString(),
    });
  };

  return {
    draft,
    /** Stores the link without a mail: its token is known to no one. */
    store,
    /** Stores the link, which replaces the last one of its purpose, and publishes its mail. */
    issueDraft,
    issue: async (
      tx: IdentityTx,
      userId: number,
      purpose: LinkPurpose,
      email: string,
    ): Promise<void> => issueDraft(tx, userId, await draft(purpose, email)),
  };
}

export type LinkIssuer = ReturnType<typeof createLinkIssuer>;
