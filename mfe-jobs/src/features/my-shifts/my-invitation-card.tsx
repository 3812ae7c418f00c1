import { useState } from 'react';
import { optionLabel, type InvitationStatus } from '@tbt/contracts';
import { Button, Text, type IconName, type Tone } from '@tbt/design-system';
import { useFormats, useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import {
  AcceptInvitationDocument,
  DeclineInvitationDocument,
  MyInvitationFragmentDoc,
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

/** A shift that a clinic asks the reader to take. */
export function MyInvitationCard({
  invitation: reference,
}: {
  invitation: FragmentType<typeof MyInvitationFragmentDoc>;
}) {
  const invitation = readFragment(MyInvitationFragmentDoc, reference);
  const { id, job, status, actions, hourlyRate, expiresAt } = invitation;
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const accept = useShiftAct(AcceptInvitationDocument, (data) => data.acceptInvitation);
  const decline = useShiftAct(DeclineInvitationDocument, (data) => data.declineInvitation);
  const [step, setStep] = useState<Step | null>(null);
  const name = job?.clinic
    ? `${job.clinic.firstName} ${job.clinic.lastName}`
    : t('jobs.shifts.theClinic');
  const words = { rate: formats.currency(hourlyRate), name };
  const isMine = actions.includes('accept');
  const send = { accept: accept.act, decline: decline.act };
  return (
    <OfferFrame
      job={job}
      hourlyRate={hourlyRate}
      isOff={!isMine && status !== 'accepted'}
      badge={{
        ...LOOKS[status],
        text: isMine
          ? t('jobs.shifts.invitation.badge')
          : optionLabel(locale, 'invitationStatus', status),
      }}
      actions={
        actions.length > 0 &&
        STEPS.filter((action) => actions.includes(action)).map((action) => (
          <Button
            key={action}
            size="small"
            variant={action === 'accept' ? 'primary' : 'secondary'}
            onClick={() => setStep(action)}
          >
            {t(`jobs.shifts.invitation.${action}`, words)}
          </Button>
        ))
      }
    >
      <Text size="dense">
        {t(invitation.isRefill ? 'jobs.shifts.invitation.refill' : 'jobs.shifts.invitation.text', {
          name,
        })}
      </Text>
      {isMine && <AnswerUntil until={expiresAt} isMine />}
      {step && (
        <AskDialog
          texts={{
            title: t(`jobs.shifts.invitation.${step}Title`, words),
            text: t(`jobs.shifts.invitation.${step}Text`, words),
            yes: t(`jobs.shifts.invitation.${step}Yes`),
            busy: t('jobs.shifts.sending'),
            no: t('jobs.shifts.ask.later'),
          }}
          done={{ title: t(`jobs.shifts.invitation.${step}Done`) }}
          tone={step === 'decline' ? 'danger' : 'default'}
          act={() => send[step]({ invitationId: id })}
          onClose={() => setStep(null)}
        />
      )}
    </OfferFrame>
  );
}
