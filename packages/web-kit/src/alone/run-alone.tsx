import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ApolloProvider } from '@apollo/client/react';
import { toast, Toaster } from '@tbt/design-system';
import { BrowserRouter } from 'react-router';
import { createGraphClient } from '../graph';
import { activateLocale, documentLocale, LocaleProvider } from '../i18n';
import { RealtimeProvider } from '../realtime';
import type { RemoteModule } from '../remote';
import { SessionProvider } from '../session';
import { useText } from '../texts';
import { AloneFrame } from './alone-frame';

/** Everything the shell provides around a page, and none of its chrome. */
function Alone({ remote }: { remote: RemoteModule }) {
  const t = useText();
  const [client] = useState(() => createGraphClient());
  return (
    <LocaleProvider>
      <ApolloProvider client={client}>
        <SessionProvider>
          <BrowserRouter>
            <RealtimeProvider
              onNotice={(notice) => toast({ title: notice })}
              onSessionEnded={() => window.location.reload()}
            >
              <AloneFrame remote={remote} />
              <Toaster label={t('webKit.toasts.label')} closeLabel={t('webKit.toasts.close')} />
            </RealtimeProvider>
          </BrowserRouter>
        </SessionProvider>
      </ApolloProvider>
    </LocaleProvider>
  );
}

/**
 * Runs one micro-frontend without the shell, for development: a page that lists its routes, features
 * and widgets, and each of them against the running stack.
 */
export async function runAlone(remote: RemoteModule): Promise<void> {
  await activateLocale(documentLocale());
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<Alone remote={remote} />);
}
