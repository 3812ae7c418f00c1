import {
  createContext,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { FRENCH_PREFIX, readPageAddress, type Locale } from '@tbt/contracts';
import { activateLocale, currentLocale, rememberedLocale } from '../i18n/locale-store';

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
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState({
    action: history.action,
    location: history.location,
  });
  useLayoutEffect(
    () => history.listen((state) => startTransition(() => setState(state))),
    [history],
  );
  const { locale: named } = readPageAddress(location.pathname);
  useLanguageOf(named);
  const language = useMemo(
    () => ({
      named,
      replaceAddress: (address: string) => history.replace(address, history.location.state),
    }),
    [named, history],
  );
  return (
    <AddressLanguageContext value={language}>
      <Router
        basename={named ? FRENCH_PREFIX : '/'}
        location={location}
        navigationType={action}
        navigator={history}
      >
        {children}
      </Router>
    </AddressLanguageContext>
  );
}
