import { useEffect, useEffectEvent } from 'react';
import { paths } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { offlineStore, onSessionRefused, useLocation, useNavigate, useSession } from '@tbt/web-kit';
import { useText } from '../texts';

export function LapsedSessionNotice() {
  const t = useText();
  const navigate = useNavigate();
  const { viewer, isLeaving, refresh } = useSession();
  const { pathname, search } = useLocation();
  const isSignedIn = viewer !== null;

  const tell = useEffectEvent(async () => {
    // The sign-in page says so itself.
    if (pathname === paths.auth()) return;
    const count = await offlineStore.leftCount();
    toast({
      variant: 'warning',
      title: t('shell.account.expired'),
      description:
        count > 0 ? t('shell.account.expiredUnsent', { count }) : t('shell.account.expiredHint'),
      action: {
        label: t('shell.nav.signIn'),
        onAction: () => void navigate(paths.auth({ returnTo: pathname + search })),
      },
    });
  });
  const onRefused = useEffectEvent(async () => {
    if (isLeaving()) return;
    if ((await refresh()) === 'anonymous') await tell();
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
