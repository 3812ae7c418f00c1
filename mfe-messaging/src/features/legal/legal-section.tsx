import type { ReactNode } from 'react';
import { Heading, Stack, Text } from '@tbt/design-system';
import styles from './legal-section.module.css';

export interface LegalSectionProps {
  /** Anchor in the address. */
  id: string;
  title: string;
  /** Paragraphs with headings. */
  parts?: readonly { title: string; text: string }[];
  children?: ReactNode;
}

/** A legal text with its anchor. */
export function LegalSection({ id, title, parts = [], children }: LegalSectionProps) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Heading id={id} tabIndex={-1}>
        {title}
      </Heading>
      <Stack gap="5">
        {children}
        {parts.map((part) => (
          <div key={part.title}>
            <Heading as="h3" size="h4">
              {part.title}
            </Heading>
            <Text tone="muted">{part.text}</Text>
          </div>
        ))}
      </Stack>
    </section>
  );
}
