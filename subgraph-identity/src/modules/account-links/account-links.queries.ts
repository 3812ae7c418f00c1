import type { LinkPurpose } from '@tbt/contracts';
import type { IdentityDatabase, IdentityTx } from '../../database';
import type { AccountLinkRow } from '../../generated/tables';
import type { SecretToken } from '../../secret-token';

export type AccountLink = Omit<AccountLinkRow, 'tokenHash'>;
export type NewLink = Omit<AccountLink, 'usedAt'> & Pick<SecretToken, 'tokenHash'>;

const WITHOUT_TOKEN = { tokenHash: true } as const;

export function createAccountLinksQueries({ prisma }: IdentityDatabase) {
  return {
    byTokenHash: (tokenHash: SecretToken['tokenHash']): Promise<AccountLink | null> =>
      prisma.accountLink.findUnique({ where: { tokenHash }, omit: WITHOUT_TOKEN }),

    /** The newest of a purpose, even when used or expired. */
    of: (userId: number, purpose: LinkPurpose): Promise<AccountLink | null> =>
      prisma.accountLink.findUnique({
        where: { userId_purpose: { userId, purpose } },
        omit: WITHOUT_TOKEN,
      }),

    /** Replaces the user's previous link of that purpose. @returns false when the account was closed. */
    put: async (tx: IdentityTx, link: NewLink): Promise<boolean> => {
      const { userId, purpose, tokenHash, email, createdAt, expiresAt } = link;
      const stored = await tx.$executeRaw`
        INSERT INTO account_links (user_id, purpose, token_hash, email, created_at, expires_at)
        SELECT id, ${purpose}, ${tokenHash}, ${email}::citext, ${createdAt}::timestamptz,
          ${expiresAt}::timestamptz
        FROM users WHERE id = ${userId} AND is_active FOR SHARE
        ON CONFLICT (user_id, purpose) DO UPDATE SET token_hash = excluded.token_hash,
          email = excluded.email, created_at = excluded.created_at,
          expires_at = excluded.expires_at, used_at = NULL`;
      return stored === 1;
    },

    /** @returns false when it was used, replaced or expired meanwhile. */
    use: async (
      tx: IdentityTx,
      tokenHash: SecretToken['tokenHash'],
      now: Date,
    ): Promise<boolean> => {
      const { count } = await tx.accountLink.updateMany({
        where: { tokenHash, usedAt: null, expiresAt: { gt: now } },
        data: { usedAt: now },
      });
      return count === 1;
    },

    remove: async (
      tx: IdentityTx,
      userId: number,
      purposes: readonly LinkPurpose[],
    ): Promise<void> => {
      await tx.accountLink.deleteMany({ where: { userId, purpose: { in: [...purposes] } } });
    },

    /** @returns how many were removed. */
    removeExpiredBefore: async (at: Date): Promise<number> =>
      (await prisma.accountLink.deleteMany({ where: { expiresAt: { lt: at } } })).count,
  };
}

export type AccountLinksQueries = ReturnType<typeof createAccountLinksQueries>;
