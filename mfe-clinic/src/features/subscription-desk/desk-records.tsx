import { EmptyState, Heading, Stack, Text } from '@tbt/design-system';
import { Table } from '@tbt/design-system/table';
import { useFormats } from '@tbt/web-kit';
import type { DeskClinicFragment } from '../../generated/graphql';
import { usePlanName } from '../../parts/plan-name';
import { useText } from '../../texts';

type Record = DeskClinicFragment['records']['edges'][number]['node'];

const CHANGES = [
  ...['trial_started', 'trial_ending', 'started', 'payment_failed', 'recovered'],
  ...['plan_changed', 'plan_change_planned', 'cancelled', 'resumed', 'ended', 'ended_unpaid'],
  ...['refunded', 'plan_given', 'given_plan_ended', 'refund_requested'],
] as const;

export function DeskRecords({ records }: { records: readonly Record[] }) {
  const t = useText();
  const formats = useFormats();
  const planName = usePlanName();
  const changeOf = (change: string) =>
    CHANGES.find((known) => known === change)
      ? t(`clinic.desk.change.${change as 'ended'}`)
      : change;
  const detailsOf = ({ tier, total, day }: Record) =>
    [tier && planName(tier), total && formats.currency(total), day && formats.date(day)]
      .filter(Boolean)
      .join(' · ') || '–';
  const actorOf = ({ actor }: Record) =>
    actor ? `${actor.firstName} ${actor.lastName}`.trim() : '–';
  return (
    <Stack as="section" gap="4" aria-label={t('clinic.desk.history')}>
      <Heading as="h2">{t('clinic.desk.history')}</Heading>
      <Table
        caption={t('clinic.desk.history')}
        hideCaption
        density="dense"
        rows={records}
        rowKey={({ id }) => id}
        empty={<EmptyState icon="clock" title={t('clinic.desk.noHistory')} />}
        columns={[
          {
            id: 'at',
            header: t('clinic.desk.at'),
            cell: ({ at }) => formats.instantDate(at),
          },
          {
            id: 'change',
            header: t('clinic.desk.what'),
            rowHeader: true,
            cell: ({ change, reason }) => (
              <Stack gap="1">
                <span>{changeOf(change)}</span>
                {reason && (
                  <Text size="small" tone="muted">
                    {reason}
                  </Text>
                )}
              </Stack>
            ),
          },
          { id: 'details', header: t('clinic.desk.details'), cell: detailsOf },
          { id: 'actor', header: t('clinic.desk.actor'), cell: actorOf },
        ]}
      />
    </Stack>
  );
}
