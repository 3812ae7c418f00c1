import { EmptyState, Stack, type IconName } from '@tbt/design-system';
import { Children, type ReactNode } from 'react';

export interface PeopleListProps {
  label: string;
  icon: IconName;
  empty: string;
  emptyHint: string;
  children: ReactNode;
}

export function PeopleList({ label, icon, empty, emptyHint, children }: PeopleListProps) {
  const rows = Children.toArray(children);
  if (rows.length === 0) return <EmptyState icon={icon} title={empty} description={emptyHint} />;
  return (
    <section aria-label={label}>
      <Stack gap="4">{rows}</Stack>
    </section>
  );
}
