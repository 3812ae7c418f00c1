import { paths } from '@tbt/contracts';
import { Button, EmptyState, Page, Stack, Text, TextLink } from '@tbt/design-system';
import { Link, useLocale, useSearchParams } from '@tbt/web-kit';
import { ArticleList } from '../blog/article-list';
import { ARTICLES } from '../site/blog/articles';
import type { Article } from '../site/blog/articles.types';
import { CategoryLinks } from '../blog/category-links';
import { FeedLinks } from '../blog/feed-links';
import { articlesIn, isCategory } from '../site/blog/find-articles';
import { useText } from '../texts';

export interface BlogPageProps {
  /** Default: all of them. */
  articles?: readonly Article[];
}

/** /blog: the articles, all or of one category. */
export function BlogPage({ articles = ARTICLES }: BlogPageProps) {
  const t = useText();
  const { locale } = useLocale();
  const [search] = useSearchParams();
  const wanted = search.get('category');
  const category = wanted !== null && isCategory(wanted) ? wanted : undefined;
  const isUnknown = Boolean(wanted) && !category;
  const shown = isUnknown ? [] : articlesIn(category, articles);
  return (
    <Page title={t('shell.route.blog.title')} description={t('shell.route.blog.description')}>
      <FeedLinks />
      <Stack gap="8">
        <CategoryLinks current={category} />
        {shown.length > 0 ? (
          <ArticleList articles={shown} />
        ) : (
          <EmptyState
            icon="search"
            title={t(isUnknown ? 'shell.blog.unknown' : 'shell.blog.empty')}
            description={t('shell.blog.emptyHint')}
            action={
              <Button asChild variant="secondary">
                <Link to={paths.blog()}>{t('shell.blog.showAll')}</Link>
              </Button>
            }
          />
        )}
        <Text size="small" tone="muted">
          {t('shell.blog.follow')}{' '}
          <TextLink href={paths.blogFeed(locale)}>{t('shell.blog.rss')}</TextLink>
        </Text>
      </Stack>
    </Page>
  );
}
