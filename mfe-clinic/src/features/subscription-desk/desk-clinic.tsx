import { useState } from 'react';
import { addressLine, CANCEL_REASONS, paths, PLAN_KEYS } from '@tbt/contracts';
import { Badge, Button, Card, Cluster, DataList, Stack, TextLink } from '@tbt/design-system';
import { Link, useFormats, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import {
  DeskClinicFragmentDoc,
  DeskRowFragmentDoc,
  type DeskClinicFragment,
} from '../../generated/graphql';
import { usePlanName } from '../../parts/plan-name';
import { useText } from '../../texts';
import { DeskInvoices } from './desk-invoices';
import { officeName, STATUS_TONES, useNextStep } from './desk-list';
import { DeskRecords } from './desk-records';
import { GivenPlanDialog } from './given-plan-dialog';
import { useStatusName } from './use-status-name';

function useFacts(row: DeskClinicFragment) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const planName = usePlanName();
  const nextStep = useNextStep();
  const own = readFragment(DeskRowFragmentDoc, row);
  const { clinic, givenPlan, promotionalCode, pendingTier, tier } = own;
  const cancelReason = CANCEL_REASONS.find((reason) => reason === row.cancelReason);
  const place = addressLine(locale, { city: clinic.city, province: clinic.province });
  return [
    { term: t('clinic.desk.place'), description: place ?? '–' },
    { term: t('clinic.desk.email'), description: clinic.email ?? '–' },
    { term: t('clinic.desk.ownPlan'), description: tier ? planName(tier) : '–' },
    { term: t('clinic.desk.next'), description: nextStep(own) ?? '–' },
    ...(pendingTier
      ? [{ term: t('clinic.desk.pending'), description: planName(pendingTier) }]
      : []),
    ...(cancelReason
      ? [
          {
            term: t('clinic.desk.cancelReason'),
            description: t(`clinic.sub.reason.${cancelReason}`),
          },
        ]
      : []),
    ...(promotionalCode ? [{ term: t('clinic.desk.code'), description: promotionalCode }] : []),
    {
      term: t('clinic.desk.gift'),
      description: givenPlan
        ? t('clinic.desk.givenUntil', {
            plan: planName(givenPlan.tier),
            date: formats.date(givenPlan.until),
          })
        : t('clinic.desk.noGift'),
    },
  ];
}

export function DeskClinic({
  subscription,
}: {
  subscription: FragmentType<typeof DeskClinicFragmentDoc>;
}) {
  const row = readFragment(DeskClinicFragmentDoc, subscription);
  const own = readFragment(DeskRowFragmentDoc, row);
  const t = useText();
  const planName = usePlanName();
  const statusName = useStatusName();
  const facts = useFacts(row);
  const [dialog, setDialog] = useState<'give' | 'end' | null>(null);
  const name = officeName(own);
  const plan = planName(PLAN_KEYS.find((key) => key === own.plan) ?? 'none');
  return (
    <Stack gap="10">
      <Card
        as="section"
        titleAs="h2"
        title={t('clinic.desk.planOf', { name, plan })}
        subtitle={
          <TextLink asChild>
            <Link to={paths.clinic(own.clinic.id)}>{t('clinic.desk.profile')}</Link>
          </TextLink>
        }
        aside={<Badge tone={STATUS_TONES[own.status] ?? 'neutral'}>{statusName(own.status)}</Badge>}
        footer={
          <Cluster gap="3">
            <Button onClick={() => setDialog('give')}>
              {t(own.givenPlan ? 'clinic.desk.changeGift' : 'clinic.desk.give')}
            </Button>
            {own.givenPlan && (
              <Button variant="secondary" onClick={() => setDialog('end')}>
                {t('clinic.desk.endGift')}
              </Button>
            )}
          </Cluster>
        }
      >
        <DataList layout="grid" items={facts} />
      </Card>
      <DeskInvoices row={row} />
      <DeskRecords records={row.records.edges.map(({ node }) => node)} />
      {dialog && (
        <GivenPlanDialog
          row={{
            ...{ id: own.id, givenPlan: own.givenPlan ?? null },
            province: own.clinic.province ?? null,
          }}
          name={name}
          isEnding={dialog === 'end'}
          onClose={() => setDialog(null)}
        />
      )}
    </Stack>
  );
}
