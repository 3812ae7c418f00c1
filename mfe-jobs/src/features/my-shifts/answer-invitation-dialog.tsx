import { paths } from '@tbt/contracts';
import { useCancelCost } from '@tbt/people-ui';
import { useNavigate } from '@tbt/web-kit';
import { AcceptInvitationDocument, DeclineInvitationDocument } from '../../generated/graphql';
import { AskDialog } from '../../parts/shift-act/ask-dialog';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useText } from '../../texts';

export type InvitationStep = 'accept' | 'decline';

export interface AnswerInvitationDialogProps {
  invitationId: string;
  job: { id: string; revision: number; startsAt: string } | null | undefined;
  step: InvitationStep;
  /** The invitation's rate, and the clinic's name. */
  words: { rate: string; name: string };
  onClose: () => void;
}

export function AnswerInvitationDialog({
  invitationId,
  job,
  step,
  words,
  onClose,
}: AnswerInvitationDialogProps) {
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
