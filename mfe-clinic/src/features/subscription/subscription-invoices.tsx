import { Badge, EmptyState, Heading, Stack, Text, TextLink, type Tone } from '@tbt/design-system';
import { Table } from '@tbt/design-system/table';
import { useFormats, useLocale } from '@tbt/web-kit';
import type { SubscriptionStateFragment } from '../../generated/graphql';
import { usePlanName } from '../../parts/plan-name';
import { useText } from '../../texts';

type Invoice = SubscriptionStateFragment['invoices'][number];

const TONES: Partial<Record<string, Tone>> = {
  paid: 'success',
  open: 'warning',
  disputed: 'danger',
};
const STATUSES = ['open', 'paid', 'uncollectible', 'void', 'refunded', 'disputed'] as const;

const pdfAddress = (id: string, locale: string): string =>
  `/api/subscription/invoices/${encodeURIComponent(id)}/pdf?lang=${locale.slice(0, 2)}`;

/** What the platform charged for the plan, each as a document; a refund is a credit. */
export function SubscriptionInvoices({ invoices }: { invoices: readonly Invoice[] }) {
  const t = useText();
  const formats = useFormats();
  const { locale } = useLocale();
  const nameOf = usePlanName();
  const statusOf = (status: string) => STATUSES.find((known) => known === status) ?? 'open';
  const taxesOf = (invoice: Invoice) =>
    invoice.taxes
      .map(({ kind, rate, amount }) =>
        t('clinic.plans.tax', {
          tax: t(`clinic.plans.tax.${kind as 'gst'}`),
          rate: formats.percent(rate),
          amount: formats.currency(amount),
        }),
      )
      .join(' · ');
  return (
    <Stack as="section" gap="4" aria-label={t('clinic.sub.invoices')}>
      <Heading as="h2">{t('clinic.sub.invoices')}</Heading>
      <Table
        caption={t('clinic.sub.invoices')}
        hideCaption
        rows={invoices}
        rowKey={({ id }) => id}
        empty={<EmptyState icon="file" title={t('clinic.sub.noInvoices')} />}
        columns={[
          {
            id: 'number',
            header: t('clinic.sub.invoice.number'),
            cell: ({ id, number }) => (
              <TextLink href={pdfAddress(id, locale)} target="_blank" rel="noreferrer">
                {t('clinic.sub.invoice.pdf', { number })}
              </TextLink>
            ),
            rowHeader: true,
          },
          {
            id: 'date',
            header: t('clinic.sub.invoice.date'),
            cell: ({ issuedAt }) => formats.instantDate(issuedAt),
          },
          { id: 'plan', header: t('clinic.sub.invoice.plan'), cell: ({ tier }) => nameOf(tier) },
          {
            id: 'subtotal',
            header: t('clinic.sub.invoice.subtotal'),
            cell: ({ subtotal }) => formats.currency(subtotal),
            align: 'end',
          },
          { id: 'taxes', header: t('clinic.sub.invoice.taxes'), cell: taxesOf },
          {
            id: 'total',
            header: t('clinic.sub.invoice.total'),
            cell: ({ total, refunded }) => (
              <>
                {formats.currency(total)}
                {Number(refunded) > 0 && (
                  <Text size="small">
                    {t('clinic.sub.invoice.credit', { amount: formats.currency(`-${refunded}`) })}
                  </Text>
                )}
              </>
            ),
            align: 'end',
          },
          {
            id: 'status',
            header: t('clinic.sub.invoice.status'),
            cell: ({ status }) => (
              <Badge tone={TONES[status] ?? 'neutral'}>
                {t(`clinic.sub.invoiceStatus.${statusOf(status)}`)}
              </Badge>
            ),
          },
        ]}
      />
    </Stack>
  );
}
