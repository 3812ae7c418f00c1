import { ARTICLES } from './articles';
import { CATEGORIES, type Article, type Category } from './articles.types';

export const articleBySlug = (slug: string): Article | undefined =>
  ARTICLES.find((article) => article.slug === slug);

export const isCategory = (value: string): value is Category =>
  (CATEGORIES as readonly string[]).includes(value);

/** Newest first. */
export const articlesIn = (
  category?: Category,
  articles: readonly Article[] = ARTICLES,
): readonly Article[] =>
  articles
    .filter(({ categories }) => !category || categories.includes(category))
    .toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn));

export const relatedTo = ({ related }: Article): readonly Article[] =>
  related.flatMap((slug) => articleBySlug(slug) ?? []);
