import { optionLabel, paths } from '@tbt/contracts';
import { Card, DataList, Stack, Text, TextLink } from '@tbt/design-system';
import { ChartFrame } from '@tbt/design-system/charts';
import { Link, useFormats, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { DashboardSpendingFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** What professionals invoiced this year, by month and role, before taxes. */
export function SpendingSummary({
  year: ref,
}: {
  year: FragmentType<typeof DashboardSpendingFragmentDoc>;
}) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const { year, months, roles } = readFragment(DashboardSpendingFragmentDoc, ref);
  const amountOf = new Map(months.map(({ month, totals }) => [month, Number(totals.subtotal)]));
  const monthName = (month: number) =>
    new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(
      Date.UTC(year, month - 1),
    );
  const total = roles.reduce((sum, { totals }) => sum + Number(totals.subtotal), 0);
  return (
    <Card as="section" padding="small" aria-label={t('clinic.day.spending', { year })}>
      <Stack gap="4">
        <ChartFrame
          title={t('clinic.day.spending', { year })}
          titleAs="h2"
          summary={t('clinic.day.spendingTotal', { amount: formats.currency(total.toFixed(2)) })}
          kind="bar"
          size="small"
          labelsName={t('clinic.day.month')}
          labels={months.length > 0 ? MONTHS.map(monthName) : []}
          series={[
            {
              name: t('clinic.day.beforeTaxes'),
              values: MONTHS.map(
                (month) => amountOf.get(`${year}-${String(month).padStart(2, '0')}`) ?? 0,
              ),
            },
          ]}
          formatValue={formats.currency}
          tableLabel={t('clinic.day.asTable')}
          chartLabel={t('clinic.day.asChart')}
          loadingLabel={t('clinic.day.loading')}
          empty={<Text tone="muted">{t('clinic.day.noSpending', { year })}</Text>}
        />
        {roles.length > 0 && (
          <DataList
            layout="amounts"
            items={roles.map(({ role, totals }) => ({
              term: optionLabel(locale, 'role', role),
              description: formats.currency(totals.subtotal),
            }))}
          />
        )}
        <TextLink asChild>
          <Link to={paths.spending()}>{t('clinic.day.seeSpending')}</Link>
        </TextLink>
      </Stack>
    </Card>
  );
}
