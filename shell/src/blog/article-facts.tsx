import { Link, useFormats, useLocale } from '@tbt/web-kit';
import { paths } from '@tbt/contracts';
import { TextLink } from '@tbt/design-system';
import { useText } from '../texts';
import type { Article } from '../site/blog/articles.types';
import styles from './article.module.css';

/** Date, author, reading time and categories. */
export function ArticleFacts({ article }: { article: Article }) {
  const t = useText();
  const { locale } = useLocale();
  const { date } = useFormats();
  return (
    <p className={styles.facts}>
      <time dateTime={article.publishedOn}>{date(article.publishedOn)}</time>
      <span>{t('shell.article.author')}</span>
      <span>{t('shell.article.minutes', { minutes: article.texts[locale].minutes })}</span>
      {article.categories.map((category) => (
        <TextLink key={category} asChild variant="quiet">
          <Link to={paths.blog(category)}>{t(`shell.blog.category.${category}`)}</Link>
        </TextLink>
      ))}
    </p>
  );
}
