import { useEffect, useState } from 'react';
import { request } from '@tbt/web-kit';
import type { SiteStatus } from '../site/site-status';

const AGAIN_MS = 60_000;
const WITHIN_MS = 10_000;

const readStatus = (): Promise<SiteStatus> =>
  request<SiteStatus>('GET', '/status.json', undefined, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(WITHIN_MS),
  });

/** The status, read again every minute while the page is visible; a failed reading keeps the last one. */
export function useSiteStatus() {
  const [status, setStatus] = useState<SiteStatus>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const answer = await readStatus().catch(() => null);
      if (!isCurrent) return;
      if (answer) setStatus(answer);
      setHasFailed(!answer);
    };
    void read();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void read();
    }, AGAIN_MS);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [attempt]);
  return { status, hasFailed, retry: () => setAttempt((before) => before + 1) };
}
