import type { ReactNode, Ref } from 'react';
import { Container, type ContainerProps } from '../container';
import styles from './page.module.css';

export interface PageProps {
  /** The page's heading. */
  title: ReactNode;
  /** One or two sentences on what the page is for. */
  description?: ReactNode;
  /** A back link or a status above the heading. */
  eyebrow?: ReactNode;
  /** Actions of the whole page. */
  actions?: ReactNode;
  /** Maximum width of the content. */
  width?: ContainerProps['width'];
  /** Ref of the heading, for example to focus it after navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Complementary content, such as a summary or help; below the content on narrow screens. */
  aside?: ReactNode;
  /** Accessible name of the aside. Required with `aside`. */
  asideLabel?: string;
  /** The content. */
  children: ReactNode;
}

/** Page frame: heading, actions, content and aside. */
export function Page({
  title,
  description,
  eyebrow,
  actions,
  width = 'wide',
  headingRef,
  aside,
  asideLabel,
  children,
}: PageProps) {
  return (
    <Container width={width} className={styles.page}>
      <header className={styles.header}>
        <div className={styles.titles}>
          {eyebrow && <div className={styles.eyebrow}>{eyebrow}</div>}
          <h1 ref={headingRef} tabIndex={-1}>
            {title}
          </h1>
          {description && <div className={styles.description}>{description}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {aside ? (
        <div className={styles.columns}>
          <div className={styles.main}>{children}</div>
          <aside aria-label={asideLabel} className={styles.aside}>
            {aside}
          </aside>
        </div>
      ) : (
        children
      )}
    </Container>
  );
}
