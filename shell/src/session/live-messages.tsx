import { useRef, type ReactNode } from 'react';
import { dismissToast, toast } from '@tbt/design-system';
import {
  offlineStore,
  RealtimeProvider,
  useLocation,
  useNavigate,
  useSession,
  type RealtimeNotice,
} from '@tbt/web-kit';
import { paths } from '@tbt/contracts';
import { useText } from '../texts';

const ANNOUNCED = 'tbt:live-messages-announced';

function isFirstOfVisit(): boolean {
  try {
    if (sessionStorage.getItem(ANNOUNCED)) return false;
    sessionStorage.setItem(ANNOUNCED, '1');
  } catch {
    // Without storage every page load is a visit.
  }
  return true;
}

export function LiveMessages({ children }: { children: ReactNode }) {
  const t = useText();
  const navigate = useNavigate();
  const { expire } = useSession();
  const { pathname, search } = useLocation();
  const lossToast = useRef<string | undefined>(undefined);
  const onNotice = (notice: RealtimeNotice) => {
    if (notice === 'activated' && isFirstOfVisit())
      toast({ title: t('shell.realtime.activated'), isAtTop: true });
    if (lossToast.current) dismissToast(lossToast.current);
    lossToast.current = undefined;
    if (notice === 'lost')
      lossToast.current = toast({
        variant: 'destructive',
        title: t('shell.realtime.lost'),
        description: t('shell.realtime.retrying'),
      });
  };
  const onSessionEnded = async () => {
    expire();
    void navigate(paths.auth({ returnTo: pathname + search }));
    const count = await offlineStore.leftCount();
    const description =
      count > 0 ? t('shell.account.expiredUnsent', { count }) : t('shell.account.expiredHint');
    toast({ title: t('shell.account.expired'), description });
  };
  return (
    <RealtimeProvider onNotice={onNotice} onSessionEnded={() => void onSessionEnded()}>
      {children}
    </RealtimeProvider>
  );
}
