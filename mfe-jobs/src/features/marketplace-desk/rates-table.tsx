import { useState } from 'react';
import { optionLabel, provincePhrase } from '@tbt/contracts';
import { Button, Stack, Text } from '@tbt/design-system';
import { Table, type TableColumn } from '@tbt/design-system/table';
import { useFormats, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { TypicalRateRowFragmentDoc, type TypicalRateRowFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { RateDialog } from './rate-dialog';

type Row = TypicalRateRowFragment;

function useRateWords() {
  const { locale } = useLocale();
  return {
    provinceOf: ({ province }: Row) => optionLabel(locale, 'province', province),
    inProvinceOf: ({ province }: Row) => provincePhrase(locale, 'in', province),
    roleOf: ({ role }: Row) => optionLabel(locale, 'role', role),
  };
}

function EditButton({ rate, onEdit }: { rate: Row; onEdit: (rate: Row) => void }) {
  const t = useText();
  const { inProvinceOf, roleOf } = useRateWords();
  const words = { role: roleOf(rate), inProvince: inProvinceOf(rate) };
  return (
    <Button
      size="small"
      variant="secondary"
      aria-label={t('jobs.desk.rates.editName', words)}
      onClick={() => onEdit(rate)}
    >
      {t('jobs.desk.rates.edit')}
    </Button>
  );
}

function useColumns(onEdit: (rate: Row) => void): TableColumn<Row>[] {
  const t = useText();
  const formats = useFormats();
  const { provinceOf, roleOf } = useRateWords();
  return [
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
      cell: (rate) => <EditButton rate={rate} onEdit={onEdit} />,
    },
  ];
}

/** Typical rates shown to clinics, each editable. */
export function RatesTable({
  rates: references,
}: {
  rates: readonly FragmentType<typeof TypicalRateRowFragmentDoc>[];
}) {
  const t = useText();
  const [edited, setEdited] = useState<Row | null>(null);
  const columns = useColumns(setEdited);
  const rates = references.map((rate) => readFragment(TypicalRateRowFragmentDoc, rate));
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
