import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { toast, Toaster } from '@tbt/design-system';
import { activateLocale, documentLocale, LocaleProvider } from '../i18n';
import { createGraphAccess, GraphProvider } from '../queries';
import { RealtimeProvider } from '../realtime';
import type { RemoteModule } from '../remote';
import { PlainRouter } from '../router/site-router';
import { SessionProvider } from '../session';
import { useText } from '../texts';
import { AloneFrame } from './alone-frame';

function Alone({ remote }: { remote: RemoteModule }) {
  const t = useText();
  const [access] = useState(() => createGraphAccess({ load: () => import('../graph/client') }));
  return (
    <LocaleProvider>
      <GraphProvider access={access}>
        <SessionProvider>
          <PlainRouter>
            <RealtimeProvider
              onNotice={(notice) => toast({ title: notice })}
              onSessionEnded={() => window.location.reload()}
            >
              <AloneFrame remote={remote} />
              <Toaster label={t('webKit.toasts.label')} closeLabel={t('webKit.toasts.close')} />
            </RealtimeProvider>
          </PlainRouter>
        </SessionProvider>
      </GraphProvider>
    </LocaleProvider>
  );
}

/** Runs a micro-frontend without the shell, for development: an index of its routes, features and widgets. */
export async function runAlone(remote: RemoteModule): Promise<void> {
  await activateLocale(documentLocale());
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<Alone remote={remote} />);
}
