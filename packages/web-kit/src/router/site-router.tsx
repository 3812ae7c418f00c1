import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { FRENCH_PREFIX, readPageAddress, type Locale } from '@tbt/contracts';
import { activateLocale, currentLocale, rememberedLocale } from '../i18n/locale-store';
import { resolveAddress } from './address';
import { createBrowserHistory } from './history';
import { Router, useVisit } from './router';

export interface AddressLanguage {
  named: Locale | null;
  replaceAddress: (address: string) => void;
}

export const AddressLanguageContext = createContext<AddressLanguage | null>(null);

/** Null where addresses name no language: standalone runs and tests of a page. */
export const useAddressLanguage = (): AddressLanguage | null => use(AddressLanguageContext);

function useLanguageOf(named: Locale | null): void {
  const before = useRef(named);
  useEffect(() => {
    // The document arrived in the right one.
    if (before.current === named) return;
    before.current = named;
    const wanted = named ?? rememberedLocale();
    if (wanted && wanted !== currentLocale()) void activateLocale(wanted).catch(() => undefined);
  }, [named]);
}

/**
 * The browser's addresses without the prefix of their language: paths, links and navigation of pages are the same
 * under each prefix and stay below it.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createBrowserHistory);
  const visit = useVisit(history);
  const { locale: named } = readPageAddress(visit.location.pathname);
  useLanguageOf(named);
  const language = useMemo(
    () => ({
      named,
      replaceAddress: (address: string) => {
        const { pathname, state } = history.current().location;
        history.replace(resolveAddress(address, pathname), state);
      },
    }),
    [named, history],
  );
  return (
    <AddressLanguageContext value={language}>
      <Router history={history} visit={visit} prefix={named ? FRENCH_PREFIX : undefined}>
        {children}
      </Router>
    </AddressLanguageContext>
  );
}

/** The browser's addresses as they are: of a micro-frontend without the shell. */
export function PlainRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createBrowserHistory);
  return (
    <Router history={history} visit={useVisit(history)}>
      {children}
    </Router>
  );
}
