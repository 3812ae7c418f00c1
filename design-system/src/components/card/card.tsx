import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../class-names';
import styles from './card.module.css';

export interface CardProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** What the card is about. It becomes a heading and the name of the card. */
  title?: ReactNode;
  /** The heading's place in the outline of the page. */
  titleAs?: 'h2' | 'h3' | 'h4';
  /** A picture or an avatar before the title. */
  media?: ReactNode;
  /** One line under the title. */
  subtitle?: ReactNode;
  /** What belongs to the far end of the title: a badge, a menu. */
  aside?: ReactNode;
  /** Actions and notes at the bottom; it stays there when cards of a row differ in height. */
  footer?: ReactNode;
  /** `raised` floats, `outlined` is flat, `sunken` steps back. */
  variant?: 'raised' | 'outlined' | 'sunken';
  /** `small` for dense lists. */
  padding?: 'small' | 'medium';
  /** Lifts when you point at it and can be pressed anywhere: for cards whose title is a link. */
  interactive?: boolean;
  /** It is the one shown beside the list. Screen readers hear it as the current one. */
  selected?: boolean;
  /** Steps back: it can be read, but is not to be had. Say why in a badge, and disable its controls. */
  disabled?: boolean;
  /** A list item, a section or an independent piece of content. */
  as?: 'article' | 'section' | 'li' | 'div';
}

/** One thing among others. */
export function Card({
  title,
  titleAs: Title = 'h3',
  media,
  subtitle,
  aside,
  footer,
  variant = 'raised',
  padding = 'medium',
  interactive = false,
  selected = false,
  disabled = false,
  as = 'article',
  className,
  children,
  ...rest
}: CardProps) {
  const titleId = useId();
  const Root = as as 'article';
  const isNamed = title !== undefined && (as === 'article' || as === 'section');
  return (
    <Root
      aria-labelledby={isNamed ? titleId : undefined}
      aria-current={selected || undefined}
      {...rest}
      data-variant={variant}
      data-padding={padding}
      data-interactive={(interactive && !disabled) || undefined}
      data-selected={selected || undefined}
      data-disabled={disabled || undefined}
      className={classNames(styles.card, className)}
    >
      {(title !== undefined || media || aside) && (
        <div className={styles.header}>
          {media}
          <div className={styles.titles}>
            {title !== undefined && (
              <Title id={titleId} className={styles.title}>
                {title}
              </Title>
            )}
            {subtitle && <div className={styles.subtitle}>{subtitle}</div>}
          </div>
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
      )}
      {children !== undefined && children !== null && <div className={styles.body}>{children}</div>}
      {footer && <div className={styles.footer}>{footer}</div>}
    </Root>
  );
}
