import { LOCALES, pathIn, type Locale } from '@tbt/contracts';
import type { SiteRoute } from './route-table';

export interface PageAddresses {
  canonical: string;
  alternates: readonly { language: string; href: string }[];
}

/** One spelling of a path: /jobs/ is /jobs. */
const tidied = (path: string): string => `/${path.split('/').filter(Boolean).join('/')}`;

/**
 * A public page has an address in each language, and is canonical at that of the language it is shown in.
 * @param page - `path` without a language
 */
export function pageAddresses(
  route: Pick<SiteRoute, 'isPrivate'> | undefined,
  { origin, path, locale }: { origin: string; path: string; locale: Locale },
): PageAddresses {
  const at = (language: Locale) => origin + pathIn(language, tidied(path));
  if (!route || route.isPrivate) return { canonical: at('en-CA'), alternates: [] };
  return {
    canonical: at(locale),
    alternates: [
      ...LOCALES.map((language) => ({ language, href: at(language) })),
      // Opens in the visitor's language.
      { language: 'x-default', href: at('en-CA') },
    ],
  };
}
