import { useState } from 'react';
import { optionLabel } from '@tbt/contracts';
import { Button, Cluster, Stack, Text, TextLink } from '@tbt/design-system';
import { Table, type TableColumn } from '@tbt/design-system/table';
import { useFormats, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { RegulatorRowFragmentDoc, type RegulatorRowFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { RegulatorDialog } from './regulator-dialog';

function useColumns(onEdit: (regulator: RegulatorRowFragment) => void) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const columns: TableColumn<RegulatorRowFragment>[] = [
    {
      id: 'province',
      header: t('jobs.desk.province'),
      cell: ({ province }) => optionLabel(locale, 'province', province),
      rowHeader: true,
    },
    {
      id: 'role',
      header: t('jobs.desk.regulators.role'),
      cell: ({ role }) => optionLabel(locale, 'role', role),
    },
    {
      id: 'name',
      header: t('jobs.desk.regulators.name'),
      cell: ({ abbreviation, name }) => `${abbreviation} · ${name}`,
    },
    {
      id: 'register',
      header: t('jobs.desk.regulators.register'),
      cell: ({ abbreviation, registerUrl }) =>
        registerUrl ? <TextLink href={registerUrl}>{abbreviation}</TextLink> : '–',
    },
    {
      id: 'deadline',
      header: t('jobs.desk.regulators.deadline'),
      cell: ({ deadline }) => (deadline ? formats.yearDay(deadline) : '–'),
    },
    {
      id: 'edit',
      header: t('jobs.desk.change'),
      hideHeader: true,
      cell: (regulator) => (
        <Button
          size="small"
          variant="secondary"
          aria-label={t('jobs.desk.regulators.editName', {
            abbreviation: regulator.abbreviation,
          })}
          onClick={() => onEdit(regulator)}
        >
          {t('jobs.desk.change')}
        </Button>
      ),
    },
  ];
  return columns;
}

/** Regulators of every province and profession. */
export function RegulatorsTable({
  regulators,
}: {
  regulators: readonly FragmentType<typeof RegulatorRowFragmentDoc>[];
}) {
  const t = useText();
  const [edited, setEdited] = useState<RegulatorRowFragment | 'new' | null>(null);
  const columns = useColumns(setEdited);
  return (
    <Stack gap="4">
      <Text tone="muted">{t('jobs.desk.regulators.lead')}</Text>
      <Cluster>
        <Button variant="secondary" onClick={() => setEdited('new')}>
          {t('jobs.desk.regulators.add')}
        </Button>
      </Cluster>
      <Table
        caption={t('jobs.desk.regulators.caption')}
        density="dense"
        columns={columns}
        rows={regulators.map((regulator) => readFragment(RegulatorRowFragmentDoc, regulator))}
        rowKey={({ id }) => id}
      />
      {edited && (
        <RegulatorDialog
          regulator={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Stack>
  );
}
