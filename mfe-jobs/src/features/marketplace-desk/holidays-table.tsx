import { useState } from 'react';
import { Badge, Button, Cluster, Stack, Text } from '@tbt/design-system';
import { Table } from '@tbt/design-system/table';
import { useFormats } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { HolidayRowFragmentDoc, type HolidayRowFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { HolidayDialog, type EditedHoliday } from './holiday-dialog';

const NEW: EditedHoliday = { date: '', isHoliday: true, nameEn: '', nameFr: '' };

function SourceBadge({ holiday: { isHoliday, isChanged } }: { holiday: HolidayRowFragment }) {
  const t = useText();
  if (!isHoliday) return <Badge tone="danger">{t('jobs.desk.holidays.source.removed')}</Badge>;
  return isChanged ? (
    <Badge tone="info">{t('jobs.desk.holidays.source.changed')}</Badge>
  ) : (
    t('jobs.desk.holidays.source.given')
  );
}

export function HolidaysTable({
  province,
  holidays: references,
}: {
  province: string;
  holidays: readonly FragmentType<typeof HolidayRowFragmentDoc>[];
}) {
  const t = useText();
  const formats = useFormats();
  const [edited, setEdited] = useState<EditedHoliday | null>(null);
  const holidays = references.map((holiday) => readFragment(HolidayRowFragmentDoc, holiday));
  const edit = ({ date, isHoliday, nameEn, nameFr }: HolidayRowFragment) =>
    setEdited({ date, isHoliday, nameEn, nameFr });
  return (
    <Stack gap="4">
      <Text tone="muted">{t('jobs.desk.holidays.lead')}</Text>
      <Cluster>
        <Button variant="secondary" onClick={() => setEdited(NEW)}>
          {t('jobs.desk.holidays.add')}
        </Button>
      </Cluster>
      <Table
        caption={t('jobs.desk.holidays.caption')}
        density="dense"
        rows={holidays}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'date',
            header: t('jobs.desk.holidays.date'),
            cell: ({ date }) => formats.date(date),
            rowHeader: true,
          },
          { id: 'en', header: t('jobs.desk.holidays.nameEn'), cell: ({ nameEn }) => nameEn },
          { id: 'fr', header: t('jobs.desk.holidays.nameFr'), cell: ({ nameFr }) => nameFr },
          {
            id: 'source',
            header: t('jobs.desk.holidays.source'),
            cell: (holiday) => <SourceBadge holiday={holiday} />,
          },
          {
            id: 'edit',
            header: t('jobs.desk.change'),
            hideHeader: true,
            cell: (holiday) => (
              <Button
                size="small"
                variant="secondary"
                aria-label={t('jobs.desk.holidays.editName', { name: formats.date(holiday.date) })}
                onClick={() => edit(holiday)}
              >
                {t('jobs.desk.change')}
              </Button>
            ),
          },
        ]}
      />
      {edited && (
        <HolidayDialog province={province} holiday={edited} onClose={() => setEdited(null)} />
      )}
    </Stack>
  );
}
