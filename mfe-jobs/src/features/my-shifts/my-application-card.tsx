import { useState } from 'react';
import { optionLabel, paths, type ApplicationStatus } from '@tbt/contracts';
import {
  Badge,
  Button,
  Card,
  DataList,
  Dialog,
  Icon,
  Stack,
  TextLink,
  toast,
  type IconName,
  type Tone,
} from '@tbt/design-system';
import { detailOf, Link, useLocale, useMutation } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { MyApplicationFragmentDoc, WithdrawApplicationDocument } from '../../generated/graphql';
import { PersonName } from '../../parts/person-name/person-name';
import { ShiftLine } from '../../parts/shift-line/shift-line';
import { useText } from '../../texts';

const TONES: Record<ApplicationStatus, Tone> = {
  pending: 'info',
  countered: 'warning',
  accepted: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
};

/** Answered with no, or taken back: the shift is somebody else's. */
const OFF: readonly ApplicationStatus[] = ['declined', 'withdrawn', 'expired'];

/** What stands for each state beside its colour. */
const ICONS: Record<ApplicationStatus, IconName> = {
  pending: 'clock',
  countered: 'repeat',
  accepted: 'check',
  declined: 'close',
  withdrawn: 'close',
  expired: 'clock',
};

function useWithdraw(applicationId: string) {
  const t = useText();
  const [withdraw, { loading }] = useMutation(WithdrawApplicationDocument);
  const failed = (description: string) =>
    toast({ variant: 'destructive', title: t('jobs.shifts.error'), description });
  const onWithdraw = async () => {
    try {
      const { data } = await withdraw({ variables: { input: { applicationId } } });
      const problem = data?.withdrawApplication.errors[0];
      if (problem) failed(problem.message);
      else toast({ title: t('jobs.shifts.withdrawn') });
    } catch (error) {
      failed(detailOf(error));
    }
  };
  return { onWithdraw, isWithdrawing: loading };
}

/** A shift the reader applied to, and where the application stands. */
export function MyApplicationCard({
  application: reference,
}: {
  application: FragmentType<typeof MyApplicationFragmentDoc>;
}) {
  const { job, ...application } = readFragment(MyApplicationFragmentDoc, reference);
  const t = useText();
  const { locale } = useLocale();
  const [isAsking, setAsking] = useState(false);
  const { onWithdraw, isWithdrawing } = useWithdraw(application.id);
  const clinic = job?.clinic;
  const confirm = async () => {
    await onWithdraw();
    setAsking(false);
  };
  return (
    <Card
      titleAs="h2"
      title={
        job ? (
          <TextLink asChild>
            <Link to={paths.job(job.id)}>{job.title}</Link>
          </TextLink>
        ) : (
          t('jobs.shifts.jobGone')
        )
      }
      subtitle={
        clinic && (
          <PersonName
            name={`${clinic.firstName} ${clinic.lastName}`}
            to={paths.clinic(clinic.id)}
          />
        )
      }
      aside={
        <Badge
          tone={TONES[application.status]}
          icon={<Icon name={ICONS[application.status]} size="small" />}
        >
          {optionLabel(locale, 'applicationStatus', application.status)}
        </Badge>
      }
      footer={
        application.status === 'pending' && (
          <Button size="small" variant="secondary" onClick={() => setAsking(true)}>
            {t('jobs.shifts.withdraw')}
          </Button>
        )
      }
    >
      {job && (
        <Stack gap="4">
          <ShiftLine {...job} isOff={OFF.includes(application.status)} />
          <DataList
            items={[
              {
                term: t('jobs.card.address'),
                description: `${job.city}, ${optionLabel(locale, 'province', job.province)}`,
                icon: <Icon name="map-pin" size="small" />,
              },
            ]}
          />
        </Stack>
      )}
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('jobs.shifts.withdrawTitle')}
        description={t('jobs.shifts.withdrawText')}
        closeLabel={t('jobs.close')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('jobs.shifts.keep')}
            </Button>
            <Button
              variant="danger"
              loading={isWithdrawing}
              loadingLabel={t('jobs.shifts.withdrawing')}
              onClick={confirm}
            >
              {t('jobs.shifts.withdraw')}
            </Button>
          </>
        }
      />
    </Card>
  );
}
