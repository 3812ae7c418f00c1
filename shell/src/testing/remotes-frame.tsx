import { useState, type ReactNode } from 'react';
import { REMOTE_CONTRACT_VERSION } from '@tbt/contracts';
import { defineRemote, type RemoteModule } from '@tbt/web-kit';
import { createReleaseRegistry } from '../remotes/release-registry';
import { createRemoteLoader } from '../remotes/remote-loader';
import { RemotesContext } from '../remotes/remotes-context';
import { ROUTES } from '../site/route-table';

const release = { version: '1.0.0', entry: '/entry.js', contractVersion: REMOTE_CONTRACT_VERSION };
const owners = [...new Set(ROUTES.map(({ owner }) => owner))].filter((owner) => owner !== 'shell');

const emptyRemote = (): Promise<RemoteModule> => Promise.resolve(defineRemote({ routes: [] }));

export function RemotesFrame({
  load = emptyRemote,
  children,
}: {
  load?: (name: string) => Promise<RemoteModule>;
  children: ReactNode;
}) {
  const [remotes] = useState(() =>
    createRemoteLoader({
      registry: createReleaseRegistry(Object.fromEntries(owners.map((name) => [name, release]))),
      loadRelease: async (name) => ({ default: await load(name) }),
      loadTexts: async () => undefined,
    }),
  );
  return <RemotesContext value={remotes}>{children}</RemotesContext>;
}
