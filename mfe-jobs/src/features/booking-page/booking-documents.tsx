import type { ReactNode } from 'react';
import { Card, Stack } from '@tbt/design-system';
import { useText } from '../../texts';

/** Files of a booking; `children` are list items. */
export function BookingDocuments({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <Card
      as="section"
      data-print="hidden"
      titleAs="h2"
      variant="outlined"
      title={t('jobs.documents.title')}
    >
      <Stack as="ul" gap="2">
        {children}
      </Stack>
    </Card>
  );
}
