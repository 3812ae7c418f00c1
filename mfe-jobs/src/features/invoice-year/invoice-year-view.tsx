import type { ReactNode } from 'react';
import { optionLabel, paths } from '@tbt/contracts';
import { Heading, Stack, Text } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import {
  InvoiceTotalsFieldsFragmentDoc,
  InvoiceYearFieldsFragmentDoc,
  type InvoiceTotalsFieldsFragment,
  type InvoiceYearFieldsFragment,
} from '../../generated/graphql';
import { PersonName } from '../../parts/person-name/person-name';
import { useText } from '../../texts';
import type { InvoiceSide } from './invoice-sides';
import { MonthChart } from './month-chart';
import { OutstandingNote } from './outstanding-note';
import { TotalsFigures } from './totals-figures';
import { TotalsTable } from './totals-table';
import { useMonthName } from './use-month-name';
import { YearPicker } from './year-picker';

type Period = { year: number; month: string };

const NOTHING: InvoiceTotalsFieldsFragment = {
  count: 0,
  minutes: 0,
  subtotal: '0.00',
  gst: '0.00',
  hst: '0.00',
  qst: '0.00',
  total: '0.00',
  unpaid: '0.00',
};

interface InvoiceYearViewProps {
  year: FragmentType<typeof InvoiceYearFieldsFragmentDoc>;
  side: InvoiceSide;
  period: Period;
  thisYear: number;
  onPeriod: (period: Period) => void;
  children: ReactNode;
}

function Partners({ year, side }: { year: InvoiceYearFieldsFragment; side: InvoiceSide }) {
  const t = useText();
  const { locale } = useLocale();
  const profileOf = side === 'earnings' ? paths.clinic : paths.professional;
  const rows = year.partners.map(({ userId, name, role, user, totals }) => ({
    key: userId,
    name: (
      <>
        <PersonName name={name} to={user ? profileOf(user.id) : null} />
        {role && (
          <Text size="small" tone="muted">
            {optionLabel(locale, 'role', role)}
          </Text>
        )}
      </>
    ),
    totals: readFragment(InvoiceTotalsFieldsFragmentDoc, totals),
  }));
  return (
    <TotalsTable
      caption={t(`jobs.money.${side}.byPartner`)}
      nameHeader={t(`jobs.money.${side}.partner`)}
      rows={rows}
    />
  );
}

function Roles({ year }: { year: InvoiceYearFieldsFragment }) {
  const t = useText();
  const { locale } = useLocale();
  return (
    <TotalsTable
      caption={t('jobs.money.byRole')}
      nameHeader={t('jobs.money.role')}
      rows={year.roles.map(({ role, totals }) => ({
        key: role,
        name: optionLabel(locale, 'role', role),
        totals: readFragment(InvoiceTotalsFieldsFragmentDoc, totals),
      }))}
    />
  );
}

/** Invoices of a year: what is open, sums, and the list. */
export function InvoiceYearView({
  year: reference,
  side,
  period,
  thisYear,
  onPeriod,
  children,
}: InvoiceYearViewProps) {
  const t = useText();
  const monthName = useMonthName();
  const year = readFragment(InvoiceYearFieldsFragmentDoc, reference);
  const first = Math.min(year.firstYear, thisYear, period.year);
  const last = Math.max(thisYear, period.year);
  const months = year.months.map(({ month }) => month);
  const ofMonth = year.months.find(({ month }) => month === period.month);
  const totals = period.month
    ? (readFragment(InvoiceTotalsFieldsFragmentDoc, ofMonth?.totals) ?? NOTHING)
    : readFragment(InvoiceTotalsFieldsFragmentDoc, year.totals);
  const picker = (
    <YearPicker
      year={period.year}
      month={period.month}
      years={Array.from({ length: last - first + 1 }, (_, index) => last - index)}
      months={period.month && !ofMonth ? [...months, period.month].sort() : months}
      onYear={(next) => onPeriod({ year: next, month: '' })}
      onMonth={(month) => onPeriod({ ...period, month })}
    />
  );
  if (
    totals.count === 0 &&
    !period.month &&
    year.outstanding.count + year.outstanding.onHoldCount + year.outstanding.markedPaidCount === 0
  )
    return (
      <Stack gap="6">
        {last > first && picker}
        {children}
      </Stack>
    );
  return (
    <Stack gap="6">
      <OutstandingNote outstanding={year.outstanding} side={side} />
      <Stack as="section" gap="4">
        <Heading as="h2" size="h3">
          {t('jobs.money.sumsOf', {
            period: period.month ? monthName(period.month) : String(period.year),
          })}
        </Heading>
        {picker}
        <TotalsFigures totals={totals} />
        <Text size="small" tone="muted">
          {t(`jobs.money.${side}.taxNote`)}
        </Text>
      </Stack>
      {children}
      <MonthChart year={year} side={side} />
      {year.partners.length > 0 && <Partners year={year} side={side} />}
      {side === 'spending' && year.roles.length > 0 && <Roles year={year} />}
    </Stack>
  );
}
