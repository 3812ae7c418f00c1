import type { ComponentType } from 'react';
import type { Locale } from '@tbt/contracts';

export interface ArticleContent {
  default: ComponentType<{ components?: Readonly<Record<string, unknown>> }>;
  contents: readonly { id: string; title: string }[];
}

const loaded = new Map<string, ArticleContent>();
const nameOf = (slug: string, locale: Locale) => `${slug}.${locale}`;

/** Each article is a chunk of its own in each language. */
export async function loadArticle(slug: string, locale: Locale): Promise<ArticleContent> {
  const content = (await import(`./articles/${slug}.${locale}.mdx`)) as ArticleContent;
  loaded.set(nameOf(slug, locale), content);
  return content;
}

/** An article whose content has arrived. */
export const loadedArticle = (slug: string, locale: Locale): ArticleContent | undefined =>
  loaded.get(nameOf(slug, locale));
