import { optionLabel } from '@tbt/contracts';
import { Banner, Button, Card, Cluster, DataList, Stack } from '@tbt/design-system';
import { useMemberName } from '@tbt/people-ui';
import { useFormats, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import {
  DeskDisputeFragmentDoc,
  DisputeCaseFragmentDoc,
  type DeskDisputeFragment,
  type ShiftSide,
} from '../../generated/graphql';
import { useDeadline } from '../../parts/countdown/use-deadline';
import { useText } from '../../texts';
import { CaseRecord } from './case-record';
import { RulingForm } from './ruling-form';

/** Names of both sides; a closed account has none. */
export function useSideNames({ booking }: DeskDisputeFragment): Record<ShiftSide, string> {
  const nameOf = useMemberName();
  return { temp: nameOf(booking?.professional ?? null), clinic: nameOf(booking?.clinic ?? null) };
}

export function useDeskFacts(dispute: DeskDisputeFragment) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const { booking } = dispute;
  const moment = useDeadline('clause', booking?.timeZone);
  const { status, answerUntil } = readFragment(DisputeCaseFragmentDoc, dispute);
  const job = booking?.job;
  const place = job && `${job.city}, ${optionLabel(locale, 'province', job.province)}`;
  const when = booking && [
    formats.date(booking.date),
    formats.timeRange(booking.startTime, booking.endTime),
  ];
  return [
    {
      term: t('jobs.desk.disputes.shift'),
      description: [job?.title, place, ...(when ?? [])].filter(Boolean).join(' · '),
    },
    {
      term: t('jobs.desk.disputes.rate'),
      description: booking && formats.currency(booking.hourlyRate),
    },
    {
      term: t('jobs.desk.disputes.state'),
      description: t(`jobs.desk.disputes.status.${status}`, { until: moment(answerUntil) }),
    },
  ];
}

interface DeskCaseProps {
  dispute: FragmentType<typeof DeskDisputeFragmentDoc>;
  onBack: () => void;
}

const OBSTACLES = ['own_case', 'same_administrator', 'answer_open'] as const;

/** One case for an administrator: both sides, and the ruling. */
export function DeskCase({ dispute: reference, onBack }: DeskCaseProps) {
  const dispute = readFragment(DeskDisputeFragmentDoc, reference);
  const shown = readFragment(DisputeCaseFragmentDoc, dispute);
  const t = useText();
  const names = useSideNames(dispute);
  const reason = t(`jobs.dispute.reason.${shown.reason}`);
  const obstacle = OBSTACLES.find((each) => each === dispute.rulingObstacle);
  return (
    <Stack gap="4">
      <Cluster>
        <Button variant="ghost" size="small" onClick={onBack}>
          {t('jobs.desk.disputes.back')}
        </Button>
      </Cluster>
      <Card title={t('jobs.desk.disputes.about', { reason, ...names })} titleAs="h2">
        <Stack gap="5">
          <DataList layout="stacked" items={useDeskFacts(dispute)} />
          <CaseRecord
            dispute={shown}
            timeZone={dispute.booking?.timeZone}
            nameOf={(side) => t(`jobs.desk.disputes.${side}`, { name: names[side] })}
          />
          {obstacle && <Banner tone="info">{t(`jobs.desk.disputes.obstacle.${obstacle}`)}</Banner>}
        </Stack>
      </Card>
      {shown.actions.includes('rule') && <RulingForm dispute={dispute} />}
    </Stack>
  );
}
