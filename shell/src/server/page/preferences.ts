import type { IncomingHttpHeaders } from 'node:http';
import {
  LOCALES,
  negotiateLocale,
  readLocaleCookie,
  sessionCookieName,
  type Locale,
} from '@tbt/contracts';

const THEMES = ['light', 'dark'] as const;

export interface Preferences {
  locale: Locale;
  /** Null: the device's setting. */
  theme: (typeof THEMES)[number] | null;
  mayHaveSession: boolean;
}

function cookiesOf({ cookie = '' }: IncomingHttpHeaders): Map<string, string> {
  return new Map(
    cookie.split(';').map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
    }),
  );
}

const oneOf = <T extends string>(set: readonly T[], value: string | undefined): T | undefined =>
  set.find((known) => known === value);

/** @param language - of the address; it wins for this document and is not remembered. */
export function preferencesOf(headers: IncomingHttpHeaders, language?: string | null): Preferences {
  const cookies = cookiesOf(headers);
  return {
    locale:
      oneOf(LOCALES, language ?? undefined) ??
      readLocaleCookie(cookies.get('locale'))?.locale ??
      negotiateLocale(headers['accept-language']),
    theme: oneOf(THEMES, cookies.get('theme')) ?? null,
    mayHaveSession: [true, false].some((isSecure) => cookies.get(sessionCookieName(isSecure))),
  };
}
