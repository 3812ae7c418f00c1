import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { headStore, type PageHeadTags } from './head-store';

export function PageHead(props: PageHeadTags) {
  const serialised = JSON.stringify(props);
  useEffect(() => headStore.claim(JSON.parse(serialised) as PageHeadTags), [serialised]);
  return null;
}

const NOT_CLOSING = /</g;

/** Addresses of a page for search engines, absolute. */
export interface HeadAddresses {
  canonical: string;
  alternates: readonly { language: string; href: string }[];
}

export interface HeadOutletProps {
  fallback: PageHeadTags;
  siteName: string;
  /** Default: the path on this site, without other languages. */
  addressesOf?: (path: string) => HeadAddresses;
}

const plainAddresses = (path: string): HeadAddresses => ({
  canonical: new URL(path, window.location.origin).href,
  alternates: [],
});

/** Renders the head tags. Use once, in the shell. */
export function HeadOutlet({ fallback, siteName, addressesOf = plainAddresses }: HeadOutletProps) {
  const { pathname } = useLocation();
  const claimed = useSyncExternalStore(headStore.subscribe, headStore.current);
  const tags = claimed ?? fallback;
  useEffect(() => {
    document.head.querySelectorAll('[data-served]').forEach((element) => element.remove());
  }, []);
  const { canonical, alternates } = addressesOf(tags.path ?? pathname);
  const data = tags.structuredData ?? fallback.structuredData;
  return (
    <>
      <title>{claimed ? `${claimed.title} | ${siteName}` : fallback.title}</title>
      <meta name="description" content={tags.description} />
      <meta name="keywords" content={tags.keywords ?? fallback.keywords} />
      <link rel="canonical" href={canonical} />
      {alternates.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      {data && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(NOT_CLOSING, '\\u003c') }}
        />
      )}
    </>
  );
}
