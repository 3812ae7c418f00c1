import { optionLabel, paths, PLAN_KEYS } from '@tbt/contracts';
import { Badge, Stack, Text, TextLink, type Tone } from '@tbt/design-system';
import { Table } from '@tbt/design-system/table';
import { Link, useFormats, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { DeskRowFragmentDoc, type DeskRowFragment } from '../../generated/graphql';
import { usePlanName } from '../../parts/plan-name';
import { useText } from '../../texts';
import { useStatusName } from './use-status-name';

export const STATUS_TONES: Partial<Record<DeskRowFragment['status'], Tone>> = {
  trial: 'info',
  active: 'success',
  past_due: 'danger',
  cancelled: 'warning',
};

export const officeName = ({ clinic }: DeskRowFragment): string =>
  `${clinic.firstName} ${clinic.lastName}`.trim();

/** When something happens next to the plan, in words. */
export function useNextStep(): (row: DeskRowFragment) => string | null {
  const t = useText();
  const formats = useFormats();
  return ({ status, endsAt, currentPeriodEndsAt, cancelAtPeriodEnd }) => {
    const day = (instant: string | null | undefined) =>
      instant ? formats.instantDate(instant) : '';
    if (status === 'past_due' || status === 'cancelled')
      return t('clinic.desk.endsOn', { date: day(endsAt) });
    if (status === 'trial')
      return t(cancelAtPeriodEnd ? 'clinic.desk.endsOn' : 'clinic.desk.chargedOn', {
        date: day(endsAt),
      });
    if (status === 'active' && currentPeriodEndsAt)
      return t('clinic.desk.renewsOn', { date: day(currentPeriodEndsAt) });
    return null;
  };
}

function PlanCell({ row }: { row: DeskRowFragment }) {
  const t = useText();
  const formats = useFormats();
  const planName = usePlanName();
  const { givenPlan, promotionalCode, status, tier } = row;
  const plan = planName(PLAN_KEYS.find((key) => key === row.plan) ?? 'none');
  const isTrial = status === 'trial' && tier !== row.plan;
  return (
    <Stack gap="1">
      <span>
        {isTrial && tier ? t('clinic.desk.trialOf', { plan: planName(tier), trial: plan }) : plan}
      </span>
      {givenPlan && (
        <Text size="small" tone="muted">
          {t('clinic.desk.givenUntil', {
            plan: planName(givenPlan.tier),
            date: formats.date(givenPlan.until),
          })}
        </Text>
      )}
      {promotionalCode && (
        <Text size="small" tone="muted">
          {promotionalCode}
        </Text>
      )}
    </Stack>
  );
}

export function DeskList({ rows }: { rows: readonly FragmentType<typeof DeskRowFragmentDoc>[] }) {
  const t = useText();
  const { locale } = useLocale();
  const statusName = useStatusName();
  const nextStep = useNextStep();
  const clinics = rows.map((row) => readFragment(DeskRowFragmentDoc, row));
  return (
    <Table
      caption={t('clinic.desk.clinics')}
      hideCaption
      rows={clinics}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'clinic',
          header: t('clinic.desk.clinic'),
          rowHeader: true,
          cell: (row) => (
            <TextLink asChild>
              <Link to={paths.adminSubscriptions(row.id)}>{officeName(row)}</Link>
            </TextLink>
          ),
        },
        {
          id: 'province',
          header: t('clinic.desk.filter.province'),
          cell: ({ clinic }) =>
            clinic.province ? optionLabel(locale, 'province', clinic.province) : '–',
        },
        { id: 'plan', header: t('clinic.desk.filter.plan'), cell: (row) => <PlanCell row={row} /> },
        {
          id: 'status',
          header: t('clinic.desk.filter.status'),
          cell: ({ status }) => (
            <Badge tone={STATUS_TONES[status] ?? 'neutral'}>{statusName(status)}</Badge>
          ),
        },
        { id: 'next', header: t('clinic.desk.next'), cell: (row) => nextStep(row) ?? '–' },
      ]}
    />
  );
}
