import type { ComponentProps } from 'react';
import { Heading, TextLink } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import styles from './article.module.css';

function ArticleLink({ href = '', children }: ComponentProps<'a'>) {
  if (href.startsWith('/'))
    return (
      <TextLink asChild>
        <Link to={href}>{children}</Link>
      </TextLink>
    );
  return (
    <TextLink href={href} rel="noopener noreferrer">
      {children}
    </TextLink>
  );
}

function ArticleHeading({ id, children }: ComponentProps<'h2'>) {
  return (
    <Heading id={id} tabIndex={-1} size="h3" className={styles.heading}>
      {children}
    </Heading>
  );
}

export const ARTICLE_ELEMENTS = { a: ArticleLink, h2: ArticleHeading } as const;
