import { useEffect, useState } from 'react';
import type { Locale } from '@tbt/contracts';
import { loadArticle, loadedArticle, type ArticleContent } from './load-article';

type Loaded = { name: string; content: ArticleContent | null };

/** Content of an article: undefined while it loads, null after a failure. */
export function useArticle(slug: string, locale: Locale, load = loadArticle) {
  const [attempt, setAttempt] = useState(0);
  const name = `${slug} ${locale} ${attempt}`;
  const [loaded, setLoaded] = useState<Loaded | undefined>(() => {
    const content = load === loadArticle ? loadedArticle(slug, locale) : undefined;
    return content && { name, content };
  });
  useEffect(() => {
    let isCurrent = true;
    const keep = (content: ArticleContent | null) => isCurrent && setLoaded({ name, content });
    void load(slug, locale).then(keep, () => keep(null));
    return () => {
      isCurrent = false;
    };
  }, [slug, locale, name, load]);
  return {
    content: loaded?.name === name ? loaded.content : undefined,
    retry: () => setAttempt((before) => before + 1),
  };
}
