import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { headStore, type PageHeadTags } from './head-store';

/** Says what the document's head reads while this page is shown. */
export function PageHead(props: PageHeadTags) {
  const serialised = JSON.stringify(props);
  useEffect(() => headStore.claim(JSON.parse(serialised) as PageHeadTags), [serialised]);
  return null;
}

const NOT_CLOSING = /</g;

export interface HeadOutletProps {
  /** What the head says while no page claims it. */
  fallback: PageHeadTags;
  /** Name of the site, put behind the title that a page claims. */
  siteName: string;
}

/** Writes the one set of head tags of the document. Render it once, in the shell. */
export function HeadOutlet({ fallback, siteName }: HeadOutletProps) {
  const { pathname } = useLocation();
  const claimed = useSyncExternalStore(headStore.subscribe, headStore.current);
  const tags = claimed ?? fallback;
  useEffect(() => {
    document.head.querySelectorAll('[data-served]').forEach((element) => element.remove());
  }, []);
  const data = tags.structuredData ?? fallback.structuredData;
  return (
    <>
      <title>{claimed ? `${claimed.title} | ${siteName}` : fallback.title}</title>
      <meta name="description" content={tags.description} />
      <meta name="keywords" content={tags.keywords ?? fallback.keywords} />
      <link rel="canonical" href={new URL(tags.path ?? pathname, window.location.origin).href} />
      {data && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(NOT_CLOSING, '\\u003c') }}
        />
      )}
    </>
  );
}
