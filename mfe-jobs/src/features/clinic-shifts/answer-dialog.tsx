import { useRef } from 'react';
import { expectedPay, isCancellationUrgent, paths, shiftMinutes } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { now, useFormats, useNavigate, whileOpen } from '@tbt/web-kit';
import {
  AcceptApplicationDocument,
  CounterApplicationDocument,
  DeclineApplicationDocument,
  type CandidateFragment,
  type ClinicShiftFragment,
} from '../../generated/graphql';
import { AskDialog } from '../../parts/shift-act/ask-dialog';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useShowBooked } from '../../parts/show-booked/show-booked';
import { useText } from '../../texts';

const CounterDialog = whileOpen(
  async () => (await import('../../parts/offer-talk/counter-dialog')).CounterDialog,
);

/** A clinic's answers in display order. */
export const ANSWERS = ['decline', 'counter', 'accept'] as const;
export type Answer = (typeof ANSWERS)[number];

export type ShiftTime = Pick<
  ClinicShiftFragment,
  'date' | 'startTime' | 'endTime' | 'startsAt' | 'endsAt'
>;

interface AnswerProps {
  application: CandidateFragment;
  shift: ShiftTime;
  postedRate: string;
  name: string;
  onClose: () => void;
}

function AcceptDialog({ application, shift, name, onClose }: AnswerProps) {
  const { id, jobId, hourlyRate } = application;
  const t = useText();
  const navigate = useNavigate();
  const formats = useFormats();
  const showBooked = useShowBooked();
  const { act } = useShiftAct(AcceptApplicationDocument, (data) => data.acceptApplication);
  const words = {
    ...{ name, rate: formats.currency(hourlyRate), date: formats.date(shift.date) },
    hours: formats.timeRange(shift.startTime, shift.endTime),
    total: formats.currency(expectedPay(shiftMinutes(shift), hourlyRate).amount),
  };
  // Then cancelling costs the clinic from the moment of the booking.
  const cancelling = isCancellationUrgent(new Date(shift.startsAt), now())
    ? 'jobs.shifts.ask.cancelClinicLate'
    : 'jobs.shifts.ask.cancelClinic';
  const wasBooked = useRef(false);
  const accept = async () => {
    const errors = await act({ applicationId: id, shownRate: hourlyRate });
    wasBooked.current = errors.some(({ reasons }) => reasons?.includes('already_booked'));
    return wasBooked.current ? [] : errors;
  };
  const booked = {
    title: t('jobs.shifts.accepted'),
    description: t('jobs.shifts.acceptedDetail', words),
  };
  const before = { title: t('jobs.shifts.alreadyBooked', words) };
  const action = {
    label: t('jobs.booked.see'),
    onAction: () => void navigate(paths.booked(jobId)),
  };
  return (
    <AskDialog
      texts={{
        title: t('jobs.shifts.ask.acceptTitle', words),
        text: `${t('jobs.shifts.ask.acceptText', words)} ${t(cancelling)}`,
        yes: t('jobs.shifts.acceptYes', words),
        busy: t('jobs.shifts.accepting'),
        no: t('jobs.shifts.ask.later'),
      }}
      done={() => {
        toast({ ...(wasBooked.current ? before : booked), action });
        showBooked(jobId);
      }}
      act={accept}
      onClose={onClose}
    />
  );
}

function DeclineDialog({ application: { id, hourlyRate }, name, onClose }: AnswerProps) {
  const t = useText();
  const formats = useFormats();
  const { act } = useShiftAct(DeclineApplicationDocument, (data) => data.declineApplication);
  const words = { name, rate: formats.currency(hourlyRate) };
  return (
    <AskDialog
      texts={{
        title: t('jobs.shifts.ask.declineTitle', words),
        text: t('jobs.shifts.ask.declineText', words),
        yes: t('jobs.shifts.decline'),
        busy: t('jobs.shifts.declining'),
        no: t('jobs.shifts.ask.later'),
      }}
      done={{ title: t('jobs.shifts.declined') }}
      tone="danger"
      act={() => act({ applicationId: id })}
      onClose={onClose}
    />
  );
}

function CounterAnswerDialog({ application, shift, postedRate, name, onClose }: AnswerProps) {
  const { act } = useShiftAct(CounterApplicationDocument, (data) => data.counterApplication);
  return (
    <CounterDialog
      applicationId={application.id}
      hourlyRate={application.hourlyRate}
      postedRate={postedRate}
      roundCount={application.rounds.length}
      minutes={shiftMinutes(shift)}
      otherName={name}
      send={act}
      onClose={onClose}
    />
  );
}

const DIALOGS = { accept: AcceptDialog, decline: DeclineDialog, counter: CounterAnswerDialog };

export function AnswerDialog({ answer, ...props }: AnswerProps & { answer: Answer }) {
  const Dialog = DIALOGS[answer];
  return <Dialog {...props} />;
}
