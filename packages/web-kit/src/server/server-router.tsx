import { useMemo, type ReactNode } from 'react';
import { FRENCH_PREFIX, readPageAddress } from '@tbt/contracts';
import { resolveAddress } from '../router/address';
import type { SiteHistory, Visit } from '../router/history';
import { Router } from '../router/router';
import { AddressLanguageContext } from '../router/site-router';

const NO_NAVIGATION = () => undefined;

/** One address, which nothing changes. */
function servedHistory(address: string): SiteHistory {
  const location = { ...resolveAddress(address, '/'), state: null, key: 'default' };
  const visit: Visit = { action: 'POP', location };
  return {
    current: () => visit,
    push: NO_NAVIGATION,
    replace: NO_NAVIGATION,
    go: NO_NAVIGATION,
    listen: () => NO_NAVIGATION,
  };
}

/** The site's router for one address: below the prefix of its language, as in the browser. */
export function ServerRouter({ address, children }: { address: string; children: ReactNode }) {
  const history = useMemo(() => servedHistory(address), [address]);
  const visit = history.current();
  const { locale: named } = readPageAddress(visit.location.pathname);
  const language = useMemo(() => ({ named, replaceAddress: NO_NAVIGATION }), [named]);
  return (
    <AddressLanguageContext value={language}>
      <Router history={history} visit={visit} prefix={named ? FRENCH_PREFIX : undefined}>
        {children}
      </Router>
    </AddressLanguageContext>
  );
}
