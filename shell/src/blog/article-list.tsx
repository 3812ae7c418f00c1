import { paths } from '@tbt/contracts';
import { Card, Grid, Stack, Text, TextLink } from '@tbt/design-system';
import { Link, useLocale } from '@tbt/web-kit';
import { ArticleFacts } from './article-facts';
import styles from './article.module.css';
import type { Article } from '../site/blog/articles.types';

export function ArticleList({ articles }: { articles: readonly Article[] }) {
  const { locale } = useLocale();
  return (
    <Grid as="ul" gap="5">
      {articles.map((article) => (
        <Card
          key={article.slug}
          as="li"
          titleAs="h2"
          title={
            <TextLink asChild variant="quiet" className={styles.title}>
              <Link to={paths.article(article.slug)}>{article.texts[locale].title}</Link>
            </TextLink>
          }
        >
          <Stack gap="3">
            <Text>{article.texts[locale].description}</Text>
            <ArticleFacts article={article} />
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
