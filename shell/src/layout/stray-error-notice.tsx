import { useEffect, useRef } from 'react';
import { toast } from '@tbt/design-system';
import { watchStrayErrors } from '../remotes/stray-errors';
import { useText } from '../texts';

/** Milliseconds in which one notice is enough. */
const QUIET_MS = 5_000;

/** Tells the person when something they did went wrong and no part of the page says so itself. */
export function StrayErrorNotice() {
  const t = useText();
  const lastAt = useRef(-QUIET_MS);
  useEffect(
    () =>
      watchStrayErrors(() => {
        const now = performance.now();
        if (now - lastAt.current < QUIET_MS) return;
        lastAt.current = now;
        toast({
          variant: 'destructive',
          title: t('shell.stray.title'),
          description: t('shell.stray.body'),
        });
      }),
    [t],
  );
  return null;
}
