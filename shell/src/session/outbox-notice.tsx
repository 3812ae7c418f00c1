import { useEffect, useEffectEvent } from 'react';
import { fetchOverlays, toast } from '@tbt/design-system';
import { outbox, useNavigate, useSession, type WaitingMutation } from '@tbt/web-kit';
import { useText } from '../texts';

/** After the page's own requests. */
const SETTLE_MS = 3_000;

/** Dialogs of a signed-in user open without a connection as well. */
function useFetchedOverlays() {
  const isSignedIn = useSession().viewer !== null;
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const timer = setTimeout(fetchOverlays, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [isSignedIn]);
}

/** Tells the user what became of what waited to be sent. */
export function OutboxNotice() {
  const t = useText();
  useFetchedOverlays();
  const navigate = useNavigate();
  const tell = useEffectEvent(({ subject }: WaitingMutation, refusal: string | null) =>
    refusal === null
      ? toast({ title: t('shell.offline.sent') })
      : toast({
          variant: 'destructive',
          title: t('shell.offline.refused', { name: subject.name }),
          description: refusal,
          action: {
            label: t('shell.offline.see'),
            onAction: () => void navigate(subject.path),
          },
        }),
  );
  useEffect(() => outbox.onOutcome((mutation, refusal) => void tell(mutation, refusal)), []);
  return null;
}
