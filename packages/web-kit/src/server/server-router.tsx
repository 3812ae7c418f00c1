import { useMemo, type ReactNode } from 'react';
import { StaticRouter } from 'react-router';
import { FRENCH_PREFIX, readPageAddress } from '@tbt/contracts';
import { AddressLanguageContext } from '../router/site-router';

const NO_NAVIGATION = () => undefined;

/** The site's router for one address: below the prefix of its language, as in the browser. */
export function ServerRouter({ address, children }: { address: string; children: ReactNode }) {
  const { locale: named } = readPageAddress(address.split('?', 1)[0] ?? '/');
  const language = useMemo(() => ({ named, replaceAddress: NO_NAVIGATION }), [named]);
  return (
    <AddressLanguageContext value={language}>
      <StaticRouter basename={named ? FRENCH_PREFIX : '/'} location={address}>
        {children}
      </StaticRouter>
    </AddressLanguageContext>
  );
}
