import { randomUUID } from 'node:crypto';
import { KNOWN_BROWSER_SECONDS } from '@tbt/contracts';
import type { RequestInfo, Sealer } from '@tbt/service-kit';
import * as z from 'zod';
import type { IdentityDatabase, IdentityTx } from '../../database';
import type { Credentials } from './sessions.queries';

const PURPOSE = 'known-browser';
/** Accounts per browser, most recently used first. */
const ACCOUNTS_MAX = 5;

/** `epochs` belong to `userIds` by position; absent in cookies of earlier releases. */
const factsRule = z.object({
  id: z.string(),
  userIds: z.array(z.number().int()),
  epochs: z.array(z.number().int()).default([]),
});

/** Recognizes browsers by a sealed cookie, unlike other callers at the same address. */
export function createKnownBrowsers({
  sealer,
  database: { prisma },
}: {
  sealer: Sealer;
  database: IdentityDatabase;
}) {
  const read = async ({ browserToken }: RequestInfo) => {
    if (!browserToken) return null;
    return factsRule.safeParse(await sealer.open(PURPOSE, browserToken)).data ?? null;
  };
  const epochOf = async (userId: number, db: IdentityTx = prisma): Promise<number> => {
    const row = await db.user.findUnique({
      where: { id: userId },
      select: { browserEpoch: true },
    });
    return row?.browserEpoch ?? 0;
  };
  /** Null unless the account was remembered since it last forgot its browsers. */
  const knownIdOf = async (info: RequestInfo, userId: number): Promise<string | null> => {
    const browser = await read(info);
    const at = browser?.userIds.indexOf(userId) ?? -1;
    if (!browser || at < 0) return null;
    return (browser.epochs[at] ?? 0) === (await epochOf(userId)) ? browser.id : null;
  };

  return {
    /** The limit key of the account's session or known browser; null for unknown callers. A new password resets it. */
    knownAs: async (info: RequestInfo, account: Credentials | null): Promise<string | null> => {
      if (!account) return null;
      const { userId, passwordHash } = account;
      if (info.viewer?.userId === userId)
        return `${userId} session ${info.viewer.sessionId} ${passwordHash}`;
      const id = await knownIdOf(info, userId);
      return id && `${userId} browser ${id} ${passwordHash}`;
    },

    isKnown: async (info: RequestInfo, userId: number): Promise<boolean> =>
      (await knownIdOf(info, userId)) !== null,

    remember: async (info: RequestInfo, userId: number, tx?: IdentityTx): Promise<string> => {
      const browser = await read(info);
      const accounts = (browser?.userIds ?? [])
        .map((id, at) => ({ id, epoch: browser?.epochs[at] ?? 0 }))
        .filter(({ id }) => id !== userId);
      const kept = [{ id: userId, epoch: await epochOf(userId, tx) }, ...accounts].slice(
        0,
        ACCOUNTS_MAX,
      );
      const facts: z.infer<typeof factsRule> = {
        id: browser?.id ?? randomUUID(),
        userIds: kept.map(({ id }) => id),
        epochs: kept.map(({ epoch }) => epoch),
      };
      return sealer.seal(PURPOSE, facts, KNOWN_BROWSER_SECONDS);
    },

    /** Every browser of the account is unknown until its next log-in. */
    forget: async (tx: IdentityTx, userId: number): Promise<void> => {
      await tx.user.update({
        where: { id: userId },
        data: { browserEpoch: { increment: 1 } },
        select: { id: true },
      });
    },
  };
}

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>;
