import { randomUUID } from 'node:crypto';
import { KNOWN_BROWSER_SECONDS } from '@tbt/contracts';
import type { RequestInfo, Sealer } from '@tbt/service-kit';
import * as z from 'zod';
import type { Credentials } from './sessions.queries';

const PURPOSE = 'known-browser';
/** Accounts per browser, most recently used first. */
const ACCOUNTS_MAX = 5;

const factsRule = z.object({ id: z.string(), userIds: z.array(z.number().int()) });

/** Recognizes browsers by a sealed cookie, unlike other callers at the same address. */
export function createKnownBrowsers({ sealer }: { sealer: Sealer }) {
  const read = async ({ browserToken }: RequestInfo) => {
    if (!browserToken) return null;
    return factsRule.safeParse(await sealer.open(PURPOSE, browserToken)).data ?? null;
  };
  return {
    /** The limit key of the account's session or known browser; null for unknown callers. A new password resets it. */
    knownAs: async (info: RequestInfo, account: Credentials | null): Promise<string | null> => {
      if (!account) return null;
      const { userId, passwordHash } = account;
      if (info.viewer?.userId === userId)
        return `${userId} session ${info.viewer.sessionId} ${passwordHash}`;
      const browser = await read(info);
      if (!browser?.userIds.includes(userId)) return null;
      return `${userId} browser ${browser.id} ${passwordHash}`;
    },

    /** Returns the cookie for a browser whose caller has proven to own the account. */
    remember: async (info: RequestInfo, userId: number): Promise<string> => {
      const { id, userIds } = (await read(info)) ?? { id: randomUUID(), userIds: [] };
      const others = userIds.filter((other) => other !== userId);
      const facts = { id, userIds: [userId, ...others].slice(0, ACCOUNTS_MAX) };
      return sealer.seal(PURPOSE, facts, KNOWN_BROWSER_SECONDS);
    },
  };
}

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>;
