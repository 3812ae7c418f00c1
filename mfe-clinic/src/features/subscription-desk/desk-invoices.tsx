import { useState } from 'react';
import { Badge, Banner, Button, EmptyState, Heading, Stack, Text } from '@tbt/design-system';
import { Table } from '@tbt/design-system/table';
import { useFormats } from '@tbt/web-kit';
import type { DeskClinicFragment } from '../../generated/graphql';
import { usePlanName } from '../../parts/plan-name';
import { useText } from '../../texts';
import { RefundDialog } from './refund-dialog';

type Invoice = DeskClinicFragment['invoices'][number];

const STATUSES = ['open', 'paid', 'uncollectible', 'void', 'refunded', 'disputed'] as const;

export function DeskInvoices({ row }: { row: DeskClinicFragment }) {
  const t = useText();
  const formats = useFormats();
  const planName = usePlanName();
  const [asked, setAsked] = useState<Invoice | null>(null);
  const statusOf = (status: string) => STATUSES.find((known) => known === status) ?? 'open';
  const running = row.runningRefunds;
  const isRunning = ({ id }: Invoice) => running.some(({ invoiceId }) => invoiceId === id);
  const hasReturned = ({ refunded }: Invoice) => Number(refunded) > 0;
  return (
    <Stack as="section" gap="4" aria-label={t('clinic.sub.invoices')}>
      <Heading as="h2">{t('clinic.sub.invoices')}</Heading>
      {running.map(({ id, amount }) => (
        <Banner key={id} tone="info" title={t('clinic.desk.refundRunning')}>
          {t('clinic.desk.refundRunningText', { amount: formats.currency(amount) })}
        </Banner>
      ))}
      <Table
        caption={t('clinic.sub.invoices')}
        hideCaption
        rows={row.invoices}
        rowKey={({ id }) => id}
        empty={<EmptyState icon="file" title={t('clinic.desk.noInvoices')} />}
        columns={[
          {
            id: 'number',
            header: t('clinic.sub.invoice.number'),
            cell: ({ number }) => number,
            rowHeader: true,
          },
          {
            id: 'date',
            header: t('clinic.sub.invoice.date'),
            cell: ({ issuedAt }) => formats.instantDate(issuedAt),
          },
          { id: 'plan', header: t('clinic.sub.invoice.plan'), cell: ({ tier }) => planName(tier) },
          {
            id: 'total',
            header: t('clinic.sub.invoice.total'),
            align: 'end',
            cell: (invoice) => (
              <Stack gap="1">
                <span>{formats.currency(invoice.total)}</span>
                {hasReturned(invoice) && (
                  <Text size="small" tone="muted">
                    {t('clinic.desk.returned', { amount: formats.currency(invoice.refunded) })}
                  </Text>
                )}
              </Stack>
            ),
          },
          {
            id: 'status',
            header: t('clinic.sub.invoice.status'),
            cell: ({ status }) => (
              <Badge tone={status === 'paid' ? 'success' : 'neutral'}>
                {t(`clinic.sub.invoiceStatus.${statusOf(status)}`)}
              </Badge>
            ),
          },
          {
            id: 'refund',
            header: t('clinic.desk.refund'),
            hideHeader: true,
            cell: (invoice) =>
              invoice.status === 'paid' &&
              !isRunning(invoice) && (
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={t('clinic.desk.refundNumber', { number: invoice.number })}
                  onClick={() => setAsked(invoice)}
                >
                  {t('clinic.desk.refundOpen')}
                </Button>
              ),
          },
        ]}
      />
      {asked && <RefundDialog clinicId={row.id} invoice={asked} onClose={() => setAsked(null)} />}
    </Stack>
  );
}
