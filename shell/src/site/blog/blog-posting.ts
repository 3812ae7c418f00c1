import type { Locale } from '@tbt/contracts';
import { SITE_NAME } from '../page-tags';
import type { Article } from './articles.types';

/** Structured data of an article. @param url - absolute */
export function blogPosting(article: Article, locale: Locale, url: string) {
  const { title, description } = article.texts[locale];
  const origin = new URL(url).origin;
  const team = { '@type': 'Organization', name: SITE_NAME, url: `${origin}/` };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description,
    datePublished: article.publishedOn,
    dateModified: article.updatedOn ?? article.publishedOn,
    inLanguage: locale,
    author: team,
    publisher: team,
    mainEntityOfPage: url,
    url,
    citation: article.sources.map((source) => source.url[locale]),
  };
}
