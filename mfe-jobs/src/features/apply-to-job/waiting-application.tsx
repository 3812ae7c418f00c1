import { Badge, Button, Cluster, Icon, Stack, Text } from '@tbt/design-system';
import type { WaitingEntry } from '@tbt/web-kit/graph';
import { useText } from '../../texts';

export function WaitingApplication({
  application: { refusal, discard },
}: {
  application: WaitingEntry<unknown>;
}) {
  const t = useText();
  return (
    <Stack gap="2">
      <Cluster gap="3" justify="between">
        <Badge
          tone={refusal === null ? 'info' : 'warning'}
          icon={<Icon name={refusal === null ? 'clock' : 'alert'} size="small" />}
        >
          {t(refusal === null ? 'jobs.apply.waiting' : 'jobs.apply.notSent')}
        </Badge>
        <Button variant="ghost" size="small" onClick={discard}>
          {t('jobs.apply.discard')}
        </Button>
      </Cluster>
      <Text size="small">{refusal ?? t('jobs.apply.waitingHint')}</Text>
    </Stack>
  );
}
