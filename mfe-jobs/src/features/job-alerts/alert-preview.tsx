import { useEffect, useState } from 'react';
import { Stack, Text } from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import { skipToken, useQuery } from '@tbt/web-kit/graph';
import { JobAlertPreviewDocument } from '../../generated/graphql';
import { useText } from '../../texts';
import type { criteriaOf } from './alert-form';

const TYPING_MS = 300;
/** Never the first of a line. */
const SEPARATOR = '\u00a0· ';

/** The value once it has not changed for a moment. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const key = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(key) as Value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return settled;
}

/** How many open shifts the criteria find today, and the best. */
export function AlertPreview({ criteria }: { criteria: ReturnType<typeof criteriaOf> }) {
  const t = useText();
  const formats = useFormats();
  const asked = useSettled(criteria);
  const query = useQuery(
    JobAlertPreviewDocument,
    asked ? { variables: { criteria: asked }, fetchPolicy: 'network-only' } : skipToken,
  );
  const found = (query.data ?? query.previousData)?.jobAlertPreview;
  const text = () => {
    if (!criteria) return t('jobs.alerts.previewNeedsRole');
    if (query.error) return t('jobs.alerts.previewFailed');
    return found ? t('jobs.alerts.preview', { count: found.count }) : t('jobs.alerts.previewing');
  };
  return (
    <Stack gap="1" aria-live="polite">
      <Text strong>{text()}</Text>
      {criteria &&
        found?.jobs.slice(0, 2).map(({ id, title, date, city, hourlyRate }) => (
          <Text key={id} size="small" tone="muted">
            {[title, formats.date(date), city, formats.currency(hourlyRate)].join(SEPARATOR)}
          </Text>
        ))}
    </Stack>
  );
}
