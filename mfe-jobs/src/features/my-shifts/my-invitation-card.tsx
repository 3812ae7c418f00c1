import { useState } from 'react';
import { optionLabel, paths, type InvitationStatus } from '@tbt/contracts';
import { Button, Text, type IconName, type Tone } from '@tbt/design-system';
import { Link, useFormats, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { MyInvitationFragmentDoc, type MyInvitationFragment } from '../../generated/graphql';
import { AnswerUntil } from '../../parts/countdown/answer-until';
import { useText } from '../../texts';
import { AnswerInvitationDialog, type InvitationStep } from './answer-invitation-dialog';
import { OfferFrame } from './offer-frame';

const LOOKS: Record<InvitationStatus, { tone: Tone; icon: IconName }> = {
  pending: { tone: 'warning', icon: 'send' },
  accepted: { tone: 'success', icon: 'check' },
  declined: { tone: 'neutral', icon: 'close' },
  taken: { tone: 'neutral', icon: 'users' },
  expired: { tone: 'neutral', icon: 'clock' },
  withdrawn: { tone: 'neutral', icon: 'close' },
};

const STEPS = ['accept', 'decline'] as const;

function useWords({ job, hourlyRate }: MyInvitationFragment) {
  const t = useText();
  const formats = useFormats();
  const name = job?.clinic
    ? `${job.clinic.firstName} ${job.clinic.lastName}`
    : t('jobs.shifts.theClinic');
  return { rate: formats.currency(hourlyRate), name };
}

export function MyInvitationCard({
  invitation: reference,
}: {
  invitation: FragmentType<typeof MyInvitationFragmentDoc>;
}) {
  const invitation = readFragment(MyInvitationFragmentDoc, reference);
  const { job, status, hourlyRate, expiresAt, isRefill } = invitation;
  const t = useText();
  const { locale } = useLocale();
  const words = useWords(invitation);
  const [step, setStep] = useState<InvitationStep | null>(null);
  const offered = STEPS.filter((name) => invitation.actions.includes(name));
  const isMine = offered.includes('accept');
  const text = isMine
    ? t('jobs.shifts.invitation.badge')
    : optionLabel(locale, 'invitationStatus', status);
  const buttons = offered.map((name) => (
    <Button
      key={name}
      size="small"
      variant={name === 'accept' ? 'primary' : 'secondary'}
      onClick={() => setStep(name)}
    >
      {t(`jobs.shifts.invitation.${name}`, words)}
    </Button>
  ));
  return (
    <OfferFrame
      job={job}
      hourlyRate={hourlyRate}
      isOff={!isMine && status !== 'accepted'}
      isAsked={isMine}
      badge={{ ...LOOKS[status], text }}
      actions={
        buttons.length > 0 && (
          <>
            {buttons}
            {isMine && job?.status === 'active' && (
              <Button asChild size="small" variant="ghost">
                <Link to={paths.proposeRate(job.id)}>{t('jobs.apply.otherRate')}</Link>
              </Button>
            )}
          </>
        )
      }
    >
      <Text size="dense">
        {t(isRefill ? 'jobs.shifts.invitation.refill' : 'jobs.shifts.invitation.text', words)}
      </Text>
      {isMine && (
        <AnswerUntil until={expiresAt} isMine ends="Invitation" timeZone={job?.timeZone} />
      )}
      {step && (
        <AnswerInvitationDialog
          invitationId={invitation.id}
          job={job}
          step={step}
          words={words}
          onClose={() => setStep(null)}
        />
      )}
    </OfferFrame>
  );
}
