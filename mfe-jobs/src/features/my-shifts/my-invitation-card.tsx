import { useState } from 'react';
import { optionLabel, paths, type InvitationStatus } from '@tbt/contracts';
import { Button, Text, type IconName, type Tone } from '@tbt/design-system';
import { useCancelCost } from '@tbt/people-ui';
import { Link, useFormats, useLocale, useNavigate } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import {
  AcceptInvitationDocument,
  DeclineInvitationDocument,
  MyInvitationFragmentDoc,
  type MyInvitationFragment,
} from '../../generated/graphql';
import { AnswerUntil } from '../../parts/countdown/answer-until';
import { AskDialog } from '../../parts/shift-act/ask-dialog';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useText } from '../../texts';
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
type Step = (typeof STEPS)[number];

type Words = { rate: string; name: string };

function AnswerDialog({
  invitation: { id: invitationId, job },
  step,
  words,
  onClose,
}: {
  invitation: MyInvitationFragment;
  step: Step;
  words: Words;
  onClose: () => void;
}) {
  const t = useText();
  const accept = useShiftAct(AcceptInvitationDocument, (data) => data.acceptInvitation);
  const decline = useShiftAct(DeclineInvitationDocument, (data) => data.declineInvitation);
  const answer = {
    accept: () => accept.act({ invitationId, jobRevision: job?.revision ?? null }),
    decline: () => decline.act({ invitationId }),
  };
  const navigate = useNavigate();
  const text = t(`jobs.shifts.invitation.${step}Text`, words);
  const cost = useCancelCost(step === 'accept' ? job?.startsAt : undefined);
  const goToBooked = job && step === 'accept' && (() => void navigate(paths.booked(job.id)));
  return (
    <AskDialog
      texts={{
        title: t(`jobs.shifts.invitation.${step}Title`, words),
        text: step === 'accept' ? `${text} ${cost ?? t('jobs.shifts.ask.cancelTemp')}` : text,
        yes: t(`jobs.shifts.invitation.${step}Yes`),
        busy: t('jobs.shifts.sending'),
        no: t('jobs.shifts.ask.later'),
      }}
      done={goToBooked || { title: t(`jobs.shifts.invitation.${step}Done`) }}
      tone={step === 'decline' ? 'danger' : 'default'}
      act={answer[step]}
      onClose={onClose}
    />
  );
}

function useWords({ job, hourlyRate }: MyInvitationFragment): Words {
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
  const [step, setStep] = useState<Step | null>(null);
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
            {isMine && job && (
              <Button asChild size="small" variant="ghost">
                <Link to={paths.job(job.id)}>{t('jobs.apply.otherRate')}</Link>
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
        <AnswerDialog
          invitation={invitation}
          step={step}
          words={words}
          onClose={() => setStep(null)}
        />
      )}
    </OfferFrame>
  );
}
