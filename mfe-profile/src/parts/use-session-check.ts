import { useEffect, useEffectEvent, useRef } from 'react';
import { useSession } from '@tbt/web-kit';

interface AccountQuery {
  data?: { me: unknown } | undefined;
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
}

/** Asks for the session when `me` is null: it has ended, or another query failed to read the account. */
export function useSessionCheck({ data, error, loading, refetch }: AccountQuery): void {
  const { refresh } = useSession();
  const isMissing = data?.me === null && !error && !loading;
  const isRead = Boolean(data?.me);
  const hasAsked = useRef(false);
  const check = useEffectEvent(async () => {
    if ((await refresh()) === 'signed-in') await refetch().catch(() => undefined);
  });
  useEffect(() => {
    if (isRead) hasAsked.current = false;
    if (!isMissing || hasAsked.current) return;
    hasAsked.current = true;
    void check();
  }, [isMissing, isRead]);
}
