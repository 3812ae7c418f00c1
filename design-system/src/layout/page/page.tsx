import type { ReactNode, Ref } from 'react';
import { Container, type ContainerProps } from '../container';
import styles from './page.module.css';

export interface PageProps {
  /** The heading of the page. */
  title: ReactNode;
  /** One or two sentences on what you can do here. */
  description?: ReactNode;
  /** The way back, or a state, over the heading. */
  eyebrow?: ReactNode;
  /** What you can do with the page as a whole. */
  actions?: ReactNode;
  /** How wide the content may get. */
  width?: ContainerProps['width'];
  /** Reach the heading, for example to put the focus there after a change of page. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** What goes with the content without being part of it: a summary, help. Below it where there is no room beside. */
  aside?: ReactNode;
  /** Name of the aside. Needed with `aside`. */
  asideLabel?: string;
  /** The content. */
  children: ReactNode;
}

/** The frame of a page: heading, actions, content, and what goes with it. */
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
