import type { ReactNode } from 'react';
import { Heading, Stack, Text } from '@tbt/design-system';
import styles from './legal-section.module.css';

export interface LegalSectionProps {
  id: string;
  title: string;
  parts?: readonly { title: string; text: string }[];
  children?: ReactNode;
}

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
