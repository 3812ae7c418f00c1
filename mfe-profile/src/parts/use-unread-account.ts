import { useSession } from '@tbt/web-kit';
import { useEffect, useEffectEvent } from 'react';

/** Asks for the session when an answer has no account: it has ended, or the account could not be read elsewhere. */
export function useUnreadAccount(isUnread: boolean, refetch: () => Promise<unknown>): void {
  const { refresh } = useSession();
  const ask = useEffectEvent(async () => {
    if ((await refresh()) === 'signed-in') await refetch().catch(() => undefined);
  });
  useEffect(() => {
    if (isUnread) void ask();
  }, [isUnread]);
}
