import type { ReactNode } from 'react';
import { Button, Cluster, Stack, Text } from '@tbt/design-system';
import { useText } from '../../texts';
import type { JobFilters } from './job-filters';

export interface ResultsHeadProps {
  count: number;
  hasMore: boolean;
  filters: JobFilters;
  /** Whether the filters are the viewer's own role and province. */
  isOwn: boolean;
  onClear: () => void;
  alert: ReactNode;
}

export function ResultsHead({ count, hasMore, filters, isOwn, onClear, alert }: ResultsHeadProps) {
  const t = useText();
  const ownText = ({ maxDistance, province }: JobFilters) => {
    if (maxDistance) return t('jobs.search.ownDistance', { km: maxDistance });
    return t(province ? 'jobs.search.ownRoleAndProvince' : 'jobs.search.ownRole');
  };
  return (
    <Stack gap="2">
      <Cluster gap="3">
        <Text as="span" strong>
          {t(hasMore ? 'jobs.search.countMore' : 'jobs.search.count', { count })}
        </Text>
        {isOwn && (
          <>
            <Text as="span" tone="muted">
              {ownText(filters)}
            </Text>
            <Button variant="ghost" size="small" onClick={onClear}>
              {t('jobs.search.showAll')}
            </Button>
          </>
        )}
        {alert}
      </Cluster>
      <Text size="small" tone="muted">
        {t('jobs.card.payment')}
      </Text>
    </Stack>
  );
}
