import { Cluster, FormField, Select } from '@tbt/design-system';
import { useText } from '../../texts';
import { useMonthName } from './use-month-name';

export function YearPicker({
  year,
  month,
  years,
  months,
  onYear,
  onMonth,
}: {
  year: number;
  /** YYYY-MM; empty for the whole year. */
  month: string;
  years: readonly number[];
  months: readonly string[];
  onYear: (year: number) => void;
  onMonth: (month: string) => void;
}) {
  const t = useText();
  const monthName = useMonthName();
  return (
    <Cluster gap="3" data-print="hidden">
      <FormField label={t('jobs.money.year')}>
        <Select
          value={String(year)}
          options={years.map((each) => ({ value: String(each), label: String(each) }))}
          onChange={(event) => onYear(Number(event.target.value))}
        />
      </FormField>
      <FormField label={t('jobs.money.month')}>
        <Select
          value={month}
          placeholder={t('jobs.money.wholeYear')}
          options={months.map((each) => ({ value: each, label: monthName(each) }))}
          onChange={(event) => onMonth(event.target.value)}
        />
      </FormField>
    </Cluster>
  );
}
