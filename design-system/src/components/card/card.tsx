import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../class-names';
import styles from './card.module.css';

export interface CardProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** Heading and accessible name of the card. */
  title?: ReactNode;
  /** Heading level of the title. */
  titleAs?: 'h2' | 'h3' | 'h4';
  /** An image or avatar before the title. */
  media?: ReactNode;
  /** One line under the title. */
  subtitle?: ReactNode;
  /** At the end of the title's row: a badge or a menu. On phones a badge goes below a title that would wrap. */
  aside?: ReactNode;
  /** Actions and notes at the bottom, aligned across a row of cards. */
  footer?: ReactNode;
  /** `raised` has a shadow, `outlined` a border, `sunken` a darker ground. */
  variant?: 'raised' | 'outlined' | 'sunken';
  /** `small` for dense lists. */
  padding?: 'small' | 'medium';
  /** Hover effect and a click area of the whole card: for cards whose title is a link. */
  interactive?: boolean;
  /** The selected item of a list; `aria-current` for screen readers. */
  selected?: boolean;
  /** Dims the card. Give the reason in a badge and disable its controls. */
  disabled?: boolean;
  /** The element: list item, section or article. */
  as?: 'article' | 'section' | 'li' | 'div';
}

/** A self-contained item. */
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
          <div className={styles.heading}>
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
        </div>
      )}
      {children !== undefined && children !== null && <div className={styles.body}>{children}</div>}
      {footer && <div className={styles.footer}>{footer}</div>}
    </Root>
  );
}
