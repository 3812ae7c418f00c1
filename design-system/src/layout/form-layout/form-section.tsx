import { useId, type ReactNode } from 'react';
import styles from './form-layout.module.css';

export interface FormSectionProps {
  /** Title of the section. */
  title?: string;
  /** Help text. */
  description?: ReactNode;
  /** Heading level of the title. */
  titleAs?: 'h2' | 'h3';
  /** Columns of fields where there is room. */
  columns?: 1 | 2 | 3;
  /** `beside` puts the title next to the fields, for long forms on wide pages. */
  layout?: 'stacked' | 'beside';
  /** The fields. */
  children: ReactNode;
}

/** A section of a form. `data-span="all"` makes a field span the whole line. */
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
