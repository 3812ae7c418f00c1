import { use, useEffect, useRef } from 'react';
import { toast } from '@tbt/design-system';
import { RemotesContext } from '../remotes/remotes-context';
import { watchStrayErrors } from '../remotes/stray-errors';
import { useText } from '../texts';

/** Milliseconds between two notices. */
const QUIET_MS = 5_000;

export function StrayErrorNotice() {
  const t = useText();
  const remotes = use(RemotesContext);
  const lastAt = useRef(-QUIET_MS);
  useEffect(
    () =>
      watchStrayErrors(
        (part) => remotes?.isLoading(part) ?? false,
        () => {
          const now = performance.now();
          if (now - lastAt.current < QUIET_MS) return;
          lastAt.current = now;
          toast({
            variant: 'destructive',
            title: t('shell.stray.title'),
            description: t('shell.stray.body'),
          });
        },
      ),
    [remotes, t],
  );
  return null;
}
