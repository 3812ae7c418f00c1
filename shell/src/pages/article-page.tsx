import { pathIn, paths } from '@tbt/contracts';
import { ErrorState, Icon, Page, Spinner, Stack, TextLink } from '@tbt/design-system';
import { Link, PageHead, siteOrigin, useLocale, useLocation } from '@tbt/web-kit';
import { ArticleFacts } from '../blog/article-facts';
import { ArticleView } from '../blog/article-view';
import type { Article } from '../site/blog/articles.types';
import { blogPosting } from '../site/blog/blog-posting';
import { FeedLinks } from '../blog/feed-links';
import { articleBySlug } from '../site/blog/find-articles';
import { loadArticle } from '../blog/load-article';
import { useArticle } from '../blog/use-article';
import { useText } from '../texts';
import { NotFoundPage } from './not-found-page';

function ArticleIn({ article, load }: { article: Article; load: typeof loadArticle }) {
  const t = useText();
  const { locale } = useLocale();
  const { content, retry } = useArticle(article.slug, locale, load);
  const { title, description } = article.texts[locale];
  const url = siteOrigin() + pathIn(locale, paths.article(article.slug));
  return (
    <Page
      title={title}
      description={description}
      eyebrow={
        <TextLink asChild variant="quiet">
          <Link to={paths.blog()}>
            <Icon name="chevron-start" size="small" /> {t('shell.article.back')}
          </Link>
        </TextLink>
      }
    >
      <PageHead
        title={title}
        description={description}
        structuredData={blogPosting(article, locale, url)}
      />
      <FeedLinks />
      <Stack gap="6">
        <ArticleFacts article={article} />
        {content && <ArticleView article={article} content={content} />}
        {content === undefined && <Spinner label={t('shell.article.loading')} layout="page" />}
        {content === null && (
          <ErrorState
            title={t('shell.article.failed')}
            description={t('shell.article.failedHint')}
            retryLabel={t('shell.article.retry')}
            onRetry={retry}
          />
        )}
      </Stack>
    </Page>
  );
}

/** The last part of /blog/:slug. */
const slugOf = (pathname: string): string => pathname.split('/').filter(Boolean).at(-1) ?? '';

/** /blog/:slug: one article. */
export function ArticlePage({ load = loadArticle }: { load?: typeof loadArticle }) {
  const t = useText();
  const { pathname } = useLocation();
  const article = articleBySlug(slugOf(pathname));
  if (article) return <ArticleIn article={article} load={load} />;
  return (
    <>
      <PageHead
        title={t('shell.route.notFound.title')}
        description={t('shell.route.notFound.description')}
      />
      <NotFoundPage />
    </>
  );
}
