import { useEffect, useEffectEvent } from 'react';
import { paths } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { onSessionRefused, useLocation, useNavigate, useSession } from '@tbt/web-kit';
import { useText } from '../texts';

/** Tells the user that the session is over, with a link to sign in. */
export function LapsedSessionNotice() {
  const t = useText();
  const navigate = useNavigate();
  const { viewer, isLeaving, refresh } = useSession();
  const { pathname, search } = useLocation();
  const isSignedIn = viewer !== null;

  const tell = useEffectEvent(() => {
    // The sign-in page says so itself.
    if (pathname === paths.auth()) return;
    toast({
      variant: 'warning',
      title: t('shell.account.expired'),
      description: t('shell.account.expiredHint'),
      action: {
        label: t('shell.nav.signIn'),
        onAction: () => void navigate(paths.auth({ returnTo: pathname + search })),
      },
    });
  });
  const onRefused = useEffectEvent(async () => {
    if (isLeaving()) return;
    if ((await refresh()) === 'anonymous') tell();
  });
  useEffect(() => {
    if (!isSignedIn) return undefined;
    let isHeard = false;
    // Simultaneous refusals show one notice.
    return onSessionRefused(() => {
      if (isHeard) return;
      isHeard = true;
      void onRefused().finally(() => {
        isHeard = false;
      });
    });
  }, [isSignedIn]);
  return null;
}
