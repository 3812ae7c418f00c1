import {
  createContext,
  use,
  useCallback,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { Locale } from '@tbt/contracts';
import { createFormats, type Formats } from './formats';
import { activateLocale, currentLocale, rememberLocale, subscribeToLocale } from './locale-store';

interface LocaleValue {
  locale: Locale;
  /** Switches the language without a reload; form input is kept. */
  setLocale: (locale: Locale) => Promise<void>;
  formats: Formats;
}

const LocaleContext = createContext<LocaleValue | null>(null);

export function LocaleProvider({ children }: { children: ReactNode }) {
  const locale = useSyncExternalStore(subscribeToLocale, currentLocale, currentLocale);
  const setLocale = useCallback(async (next: Locale) => {
    await activateLocale(next);
    rememberLocale(next);
  }, []);
  const value = useMemo(
    () => ({ locale, setLocale, formats: createFormats(locale) }),
    [locale, setLocale],
  );
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

export function useLocale(): LocaleValue {
  const value = use(LocaleContext);
  if (!value) throw new Error('useLocale needs a LocaleProvider above it');
  return value;
}

export const useFormats = (): Formats => useLocale().formats;
