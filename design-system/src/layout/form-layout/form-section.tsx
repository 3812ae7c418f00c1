import { useId, type ReactNode } from 'react';
import styles from './form-layout.module.css';

export interface FormSectionProps {
  /** What the questions have in common. */
  title?: string;
  /** One sentence that helps to answer them. */
  description?: ReactNode;
  /** The title's place in the outline of the page. */
  titleAs?: 'h2' | 'h3';
  /** How many fields stand side by side where there is room. */
  columns?: 1 | 2 | 3;
  /** `beside` puts the title next to the fields where there is room, for long forms on wide pages. */
  layout?: 'stacked' | 'beside';
  /** The fields. */
  children: ReactNode;
}

/** A part of a form. A field with the attribute `data-span="all"` around it takes a whole line. */
export function FormSection({
  title,
  description,
  titleAs: Title = 'h2',
  columns = 1,
  layout = 'stacked',
  children,
}: FormSectionProps) {
  const titleId = useId();
  return (
    <section
      className={styles.section}
      aria-labelledby={title ? titleId : undefined}
      data-layout={layout}
    >
      {title && (
        <div>
          <Title id={titleId} className={styles.title}>
            {title}
          </Title>
          {description && <div className={styles.description}>{description}</div>}
        </div>
      )}
      <div className={styles.fields} data-columns={columns}>
        {children}
      </div>
    </section>
  );
}
