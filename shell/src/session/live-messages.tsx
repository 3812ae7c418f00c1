import { useRef, type ReactNode } from 'react';
import { dismissToast, toast } from '@tbt/design-system';
import {
  RealtimeProvider,
  useLocation,
  useNavigate,
  useSession,
  type RealtimeNotice,
} from '@tbt/web-kit';
import { paths } from '@tbt/contracts';
import { useText } from '../texts';

/** Live messages for the pages that want them, with their notices. */
export function LiveMessages({ children }: { children: ReactNode }) {
  const t = useText();
  const navigate = useNavigate();
  const { expire } = useSession();
  const { pathname, search } = useLocation();
  const lossToast = useRef<string | undefined>(undefined);
  const onNotice = (notice: RealtimeNotice) => {
    if (notice === 'activated') toast({ title: t('shell.realtime.activated') });
    if (notice === 'lost')
      lossToast.current = toast({
        variant: 'destructive',
        title: t('shell.realtime.lost'),
        description: t('shell.realtime.retrying'),
      });
    if (notice === 'restored' && lossToast.current) dismissToast(lossToast.current);
  };
  const onSessionEnded = () => {
    expire();
    toast({ title: t('shell.account.expired'), description: t('shell.account.expiredHint') });
    void navigate(paths.auth({ returnTo: pathname + search }));
  };
  return (
    <RealtimeProvider onNotice={onNotice} onSessionEnded={onSessionEnded}>
      {children}
    </RealtimeProvider>
  );
}
