import { readerIn } from '@tbt/service-kit';
import type { Locale, Role, WaitlistValues } from '@tbt/contracts';
import { z } from 'zod';
import type { IdentityTx } from '../../database';

export type WaitlistEntry = WaitlistValues & { id: number; createdAt: Date };
export type NewWaitlistEntry = WaitlistValues & { locale: Locale; createdAt: Date };

const Place = z.object({ id: z.number(), createdAt: z.date(), isNew: z.boolean() });
type Place = z.infer<typeof Place>;

export const createWaitlistQueries = () => ({
  isKnown: async (db: Pick<IdentityTx, 'waitlistEntry'>, email: string): Promise<boolean> =>
    (await db.waitlistEntry.count({ where: { email } })) > 0,

  /** Inserts an entry unless the address has one; returns which of both. */
  insert: async (tx: IdentityTx, entry: NewWaitlistEntry): Promise<Place> => {
    const { name, email, province, betaTester, locale, createdAt } = entry;
    const role: Role = entry.role;
    const [created] = await readerIn(tx).rows(Place)`
      INSERT INTO waitlist_entries (name, email, province, role, beta_tester, locale, created_at)
      VALUES (${name}, ${email}::citext, ${province}, ${role}::role, ${betaTester}, ${locale}, ${createdAt})
      ON CONFLICT (email) DO NOTHING
      RETURNING id, created_at AS "createdAt", true AS "isNew"`;
    if (created) return created;
    const kept = await tx.waitlistEntry.findUniqueOrThrow({ where: { email } });
    return { id: kept.id, createdAt: kept.createdAt, isNew: false };
  },
});

export type WaitlistQueries = ReturnType<typeof createWaitlistQueries>;
