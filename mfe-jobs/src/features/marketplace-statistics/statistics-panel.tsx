import { Stack, Text } from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import {
  MarketplaceFiguresFieldsFragmentDoc,
  MarketplaceStatisticsFieldsFragmentDoc,
} from '../../generated/graphql';
import { useText } from '../../texts';
import { ProvinceTable } from './province-table';
import { StatisticsCharts } from './statistics-charts';

export function StatisticsPanel({
  statistics: reference,
}: {
  statistics: FragmentType<typeof MarketplaceStatisticsFieldsFragmentDoc>;
}) {
  const t = useText();
  const formats = useFormats();
  const statistics = readFragment(MarketplaceStatisticsFieldsFragmentDoc, reference);
  return (
    <Stack gap="6">
      <Text tone="muted">
        {t('jobs.desk.statistics.lead', { when: formats.relative(statistics.updatedAt) })}
      </Text>
      <StatisticsCharts
        labels={statistics.weeks.map(({ week }) => formats.shortDate(week))}
        figures={statistics.weeks.map(({ figures }) =>
          readFragment(MarketplaceFiguresFieldsFragmentDoc, figures),
        )}
      />
      {statistics.provinces.length > 0 && (
        <ProvinceTable
          rows={statistics.provinces.map(({ province, figures }) => ({
            province,
            figures: readFragment(MarketplaceFiguresFieldsFragmentDoc, figures),
          }))}
        />
      )}
    </Stack>
  );
}
