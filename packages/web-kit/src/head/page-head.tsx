import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from '../router/router';
import { siteOrigin, useIsHydrated } from '../hydration';
import { headStore, type PageHeadTags } from './head-store';

/** Collects the tags of a page that the server renders; the last ones count. */
export const ServedHeadContext = createContext<((tags: PageHeadTags) => void) | null>(null);

export function PageHead(props: PageHeadTags) {
  use(ServedHeadContext)?.(props);
  const serialised = JSON.stringify(props);
  useEffect(() => headStore.claim(JSON.parse(serialised) as PageHeadTags), [serialised]);
  return null;
}

const NOT_CLOSING = /</g;

export interface HeadAddresses {
  canonical: string;
  alternates: readonly { language: string; href: string }[];
}

export interface HeadOutletProps {
  fallback: PageHeadTags;
  siteName: string;
  /** Default: the path on this site, without other languages. */
  addressesOf?: (path: string) => HeadAddresses;
  /** Structured data of the way to the page. @param title - undefined for the fallback's */
  breadcrumbsOf?: (title: string | undefined) => StructuredData | undefined;
}

type StructuredData = Readonly<Record<string, unknown>>;

const Data = ({ data }: { data: StructuredData }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(NOT_CLOSING, '\\u003c') }}
  />
);

const plainAddresses = (path: string): HeadAddresses => ({
  canonical: siteOrigin() + path,
  alternates: [],
});

/** Renders the head tags, once those of the served document are no longer needed. Use once, in the shell. */
export function HeadOutlet({
  fallback,
  siteName,
  addressesOf = plainAddresses,
  breadcrumbsOf,
}: HeadOutletProps) {
  const { pathname } = useLocation();
  const claimed = useSyncExternalStore(headStore.subscribe, headStore.current, () => null);
  const isHydrated = useIsHydrated();
  const tags = claimed ?? fallback;
  useEffect(() => {
    if (!isHydrated) return;
    document.head.querySelectorAll('[data-served]').forEach((element) => element.remove());
  }, [isHydrated]);
  if (!isHydrated) return null;
  const { canonical, alternates } = addressesOf(tags.path ?? pathname);
  const data = tags.structuredData ?? fallback.structuredData;
  const breadcrumbs = breadcrumbsOf?.(claimed?.title);
  return (
    <>
      <title>{claimed ? `${claimed.title} | ${siteName}` : fallback.title}</title>
      <meta name="description" content={tags.description} />
      <meta name="keywords" content={tags.keywords ?? fallback.keywords} />
      <link rel="canonical" href={canonical} />
      {alternates.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      {data && <Data data={data} />}
      {breadcrumbs && <Data data={breadcrumbs} />}
    </>
  );
}
