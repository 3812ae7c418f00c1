import { useState } from 'react';
import { optionLabel } from '@tbt/contracts';
import { Button, Stack, Table, Text, type TableColumn } from '@tbt/design-system';
import { useFormats, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { TypicalRateRowFragmentDoc, type TypicalRateRowFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { RateDialog } from './rate-dialog';

/** The typical rates that clinics see beside a posting, each to be changed. */
export function RatesTable({
  rates: references,
}: {
  rates: readonly FragmentType<typeof TypicalRateRowFragmentDoc>[];
}) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const [edited, setEdited] = useState<TypicalRateRowFragment | null>(null);
  const rates = references.map((rate) => readFragment(TypicalRateRowFragmentDoc, rate));
  const provinceOf = ({ province }: TypicalRateRowFragment) =>
    optionLabel(locale, 'province', province);
  const roleOf = ({ role }: TypicalRateRowFragment) => optionLabel(locale, 'role', role);
  const columns: TableColumn<TypicalRateRowFragment>[] = [
    { id: 'province', header: t('jobs.desk.rates.province'), cell: provinceOf, rowHeader: true },
    { id: 'role', header: t('jobs.desk.rates.role'), cell: roleOf },
    {
      id: 'median',
      header: t('jobs.desk.rates.median'),
      align: 'end',
      cell: ({ median }) => formats.currency(median),
    },
    {
      id: 'band',
      header: t('jobs.desk.rates.band'),
      align: 'end',
      cell: ({ low, high }) => `${formats.currency(low)} - ${formats.currency(high)}`,
    },
    {
      id: 'edit',
      hideHeader: true,
      header: t('jobs.desk.rates.edit'),
      cell: (rate) => (
        <Button
          size="small"
          variant="secondary"
          aria-label={t('jobs.desk.rates.editName', {
            role: roleOf(rate),
            province: provinceOf(rate),
          })}
          onClick={() => setEdited(rate)}
        >
          {t('jobs.desk.rates.edit')}
        </Button>
      ),
    },
  ];
  return (
    <Stack gap="4">
      <Text tone="muted">{t('jobs.desk.rates.lead')}</Text>
      <Table
        caption={t('jobs.desk.rates.caption')}
        hideCaption
        columns={columns}
        rows={rates}
        rowKey={({ province, role }) => `${province} ${role}`}
        density="dense"
      />
      {edited && <RateDialog rate={edited} onClose={() => setEdited(null)} />}
    </Stack>
  );
}
