import { LOCALES, paths } from '@tbt/contracts';
import { useText } from '../texts';

/** Tells feed readers where the feeds are; React moves it into the head. */
export function FeedLinks() {
  const t = useText();
  return LOCALES.map((locale) => (
    <link
      key={locale}
      rel="alternate"
      type="application/rss+xml"
      hrefLang={locale}
      title={t(`shell.blog.feed.${locale}`)}
      href={paths.blogFeed(locale)}
    />
  ));
}
