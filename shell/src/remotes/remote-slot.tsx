import { Suspense, use } from 'react';
import { ErrorBoundary, useLocation } from '@tbt/web-kit';
import { ownerOfSlot, type SlotName } from '../site/slot-table';
import { RemotesContext, useAttempts, useRemotes } from './remotes-context';

function Widget({ slot }: { slot: SlotName }) {
  const module = use(useRemotes().load(ownerOfSlot(slot)));
  const Content = module.widgets[slot];
  return Content ? <Content /> : null;
}

function Filled({ name }: { name: SlotName }) {
  const owner = ownerOfSlot(name);
  const { pathname } = useLocation();
  const attempt = useAttempts(owner);
  return (
    <ErrorBoundary key={`${pathname} ${attempt}`} name={owner} fallback={() => null}>
      <Suspense fallback={null}>
        <Widget slot={name} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** A slot for a micro-frontend's widget; empty while there is none, or on pages without remotes. */
export function RemoteSlot({ name }: { name: SlotName }) {
  return use(RemotesContext) && <Filled name={name} />;
}
