import type { ReactNode } from 'react';
import { Heading, Icon, Text, type IconName } from '@tbt/design-system';
import { useText, type TextKey } from '../texts';
import styles from './home-page.module.css';

export interface LandingSectionProps {
  title: string;
  lead?: string;
  id?: string;
  children?: ReactNode;
}

export function LandingSection({ title, lead, id, children }: LandingSectionProps) {
  return (
    <section className={styles.section} id={id}>
      <div className={styles.opening}>
        <Heading>{title}</Heading>
        {lead && (
          <Text size="lead" tone="muted">
            {lead}
          </Text>
        )}
      </div>
      {children}
    </section>
  );
}

export interface Point {
  title: TextKey;
  text: TextKey;
  icon: IconName;
}

/** Reasons with icon, name and sentence. */
export function Points({ points }: { points: readonly Point[] }) {
  const t = useText();
  return (
    <div className={styles.reasons}>
      {points.map(({ title, text, icon }) => (
        <div key={title} className={styles.reason}>
          <Icon name={icon} size="large" />
          <Heading as="h3">{t(title)}</Heading>
          <Text tone="muted">{t(text)}</Text>
        </div>
      ))}
    </div>
  );
}

/** Statements with check marks. */
export function Ticks({ items }: { items: readonly TextKey[] }) {
  const t = useText();
  return (
    <ul className={styles.ticks}>
      {items.map((item) => (
        <li key={item} className={styles.tick}>
          <Icon name="check" />
          <Text as="span">{t(item)}</Text>
        </li>
      ))}
    </ul>
  );
}
