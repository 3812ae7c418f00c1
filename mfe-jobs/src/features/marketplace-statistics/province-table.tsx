import { optionLabel } from '@tbt/contracts';
import { Table, type TableColumn } from '@tbt/design-system/table';
import { useLocale } from '@tbt/web-kit';
import { useText } from '../../texts';
import { shareOf, useStatisticsFormats, type Figures } from './statistics-charts';

const MINUTES = 60;
const NOTHING = '–';

type Row = { province: string; figures: Figures };

export function ProvinceTable({ rows }: { rows: readonly Row[] }) {
  const t = useText();
  const { locale } = useLocale();
  const write = useStatisticsFormats();
  const column = (
    id: string,
    header: string,
    valueOf: (figures: Figures) => number | null | undefined,
    format: (value: number) => string,
  ): TableColumn<Row> => ({
    ...{ id, header, align: 'end' },
    cell: ({ figures }) => {
      const value = valueOf(figures);
      return typeof value === 'number' ? format(value) : NOTHING;
    },
  });
  const cancelled = ({ cancelledByTemp, cancelledByClinic }: Figures) =>
    cancelledByTemp + cancelledByClinic;
  return (
    <Table
      caption={t('jobs.desk.statistics.byProvince')}
      density="dense"
      rows={rows}
      rowKey={({ province }) => province}
      columns={[
        {
          id: 'province',
          header: t('jobs.desk.province'),
          cell: ({ province }) => optionLabel(locale, 'province', province),
          rowHeader: true,
        },
        column('shifts', t('jobs.desk.statistics.shifts'), ({ shifts }) => shifts, write.count),
        column(
          'fill',
          t('jobs.desk.statistics.fillRate'),
          ({ filled, shifts }) => shareOf(filled, shifts),
          write.percent,
        ),
        column(
          'hours',
          t('jobs.desk.statistics.hoursToFill'),
          ({ minutesToFill }) =>
            typeof minutesToFill === 'number' ? minutesToFill / MINUTES : null,
          write.hours,
        ),
        column(
          'cancelled',
          t('jobs.desk.statistics.cancelRate'),
          (figures) => shareOf(cancelled(figures), figures.bookings),
          write.percent,
        ),
        column(
          'pay',
          t('jobs.desk.statistics.daysToPay'),
          ({ daysToPay }) => daysToPay,
          write.days,
        ),
        column('noShows', t('jobs.desk.statistics.noShows'), ({ noShows }) => noShows, write.count),
      ]}
    />
  );
}
