import { paths } from '@tbt/contracts';
import { Button, Cluster, Heading, Text, TextLink } from '@tbt/design-system';
import { Link, useAnchor, useLocale } from '@tbt/web-kit';
import { routeByKey } from '../site/route-table';
import { useText } from '../texts';
import { ARTICLE_ELEMENTS } from './article-elements';
import type { Article } from '../site/blog/articles.types';
import { relatedTo } from '../site/blog/find-articles';
import type { ArticleContent } from './load-article';
import styles from './article.module.css';

const CONTENTS_FROM = 3;

function Contents({ contents }: Pick<ArticleContent, 'contents'>) {
  const t = useText();
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <Heading id="contents" size="h4">
        {t('shell.article.contents')}
      </Heading>
      <ol className={styles.links}>
        {contents.map(({ id, title }) => (
          <li key={id}>
            <TextLink asChild variant="quiet">
              <Link to={`#${id}`}>{title}</Link>
            </TextLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Sources({ sources }: Pick<Article, 'sources'>) {
  const t = useText();
  const { locale } = useLocale();
  return (
    <section aria-labelledby="sources" className={styles.section}>
      <Heading id="sources" size="h4">
        {t('shell.article.sources')}
      </Heading>
      <ul>
        {sources.map(({ name, url }) => (
          <li key={name[locale]}>
            <TextLink href={url[locale]} rel="noopener noreferrer">
              {name[locale]}
            </TextLink>
          </li>
        ))}
      </ul>
      <Text size="small" tone="muted">
        {t('shell.article.notAdvice')}
      </Text>
    </section>
  );
}

function NextSteps({ nextSteps }: Pick<Article, 'nextSteps'>) {
  const t = useText();
  return (
    <section aria-labelledby="next" className={styles.section}>
      <Heading id="next" size="h4">
        {t('shell.article.next')}
      </Heading>
      <Cluster>
        {nextSteps.map((key, at) => (
          <Button key={key} asChild variant={at === 0 ? 'primary' : 'secondary'}>
            <Link to={routeByKey(key).path}>{t(`shell.article.next.${key}`)}</Link>
          </Button>
        ))}
      </Cluster>
    </section>
  );
}

function Related({ article }: { article: Article }) {
  const t = useText();
  const { locale } = useLocale();
  return (
    <section aria-labelledby="related" className={styles.section}>
      <Heading id="related" size="h4">
        {t('shell.article.related')}
      </Heading>
      <ul>
        {relatedTo(article).map(({ slug, texts }) => (
          <li key={slug}>
            <TextLink asChild>
              <Link to={paths.article(slug)}>{texts[locale].title}</Link>
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An article with its table of contents, sources, and where to go next. */
export function ArticleView({ article, content }: { article: Article; content: ArticleContent }) {
  const { default: Body, contents } = content;
  useAnchor(contents.map(({ id }) => id).join(' '));
  const hasContents = contents.length >= CONTENTS_FROM;
  return (
    <div className={styles.columns} data-contents={hasContents || undefined}>
      {hasContents && <Contents contents={contents} />}
      <article className={styles.text}>
        <div className={styles.body}>
          <Body components={ARTICLE_ELEMENTS} />
        </div>
        <NextSteps nextSteps={article.nextSteps} />
        <Sources sources={article.sources} />
        <Related article={article} />
      </article>
    </div>
  );
}
