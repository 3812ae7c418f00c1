import type { Locale } from './option-sets';

/** Under it every page is French, whatever the visitor's language is. */
export const FRENCH_PREFIX = '/fr';

/** The path of a page in a language; that of English is plain. */
export function pathIn(locale: Locale, path: string): string {
  if (locale !== 'fr-CA') return path;
  return path === '/' ? FRENCH_PREFIX : FRENCH_PREFIX + path;
}

export interface PageAddress {
  /** Without the prefix of a language. */
  path: string;
  /** Null: the address leaves the language to the visitor. */
  locale: Locale | null;
}

export function readPageAddress(pathname: string): PageAddress {
  if (pathname !== FRENCH_PREFIX && !pathname.startsWith(`${FRENCH_PREFIX}/`))
    return { path: pathname, locale: null };
  return { path: pathname.slice(FRENCH_PREFIX.length) || '/', locale: 'fr-CA' };
}
