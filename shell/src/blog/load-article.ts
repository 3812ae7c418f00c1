import type { ComponentType } from 'react';
import type { Locale } from '@tbt/contracts';

export interface ArticleContent {
  default: ComponentType<{ components?: Readonly<Record<string, unknown>> }>;
  contents: readonly { id: string; title: string }[];
}

/** Each article is a chunk of its own in each language. */
export const loadArticle = (slug: string, locale: Locale): Promise<ArticleContent> =>
  import(`./articles/${slug}.${locale}.mdx`) as Promise<ArticleContent>;
