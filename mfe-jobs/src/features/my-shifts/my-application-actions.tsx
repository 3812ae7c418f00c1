import { useState } from 'react';
import { paths, shiftMinutes } from '@tbt/contracts';
import { Button } from '@tbt/design-system';
import { useCancelCost } from '@tbt/people-ui';
import { useFormats, useNavigate, whileOpen } from '@tbt/web-kit';
import {
  AcceptCounterDocument,
  CounterBackDocument,
  DeclineCounterDocument,
  KeepApplicationDocument,
  WithdrawApplicationDocument,
  type MyApplicationFragment,
} from '../../generated/graphql';
import { AskDialog } from '../../parts/shift-act/ask-dialog';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useText } from '../../texts';

const CounterDialog = whileOpen(
  async () => (await import('../../parts/offer-talk/counter-dialog')).CounterDialog,
);

const ASKED = ['keep', 'accept_counter', 'decline_counter', 'withdraw'] as const;
type ConfirmedStep = (typeof ASKED)[number];

/** Actions by priority; the server says which are allowed. */
const STEPS = ['keep', 'accept_counter', 'counter_back', 'decline_counter', 'withdraw'] as const;
type Step = (typeof STEPS)[number];

const needsConfirmation = (step: Step | null): step is ConfirmedStep =>
  ASKED.some((asked) => asked === step);

function useSteps({ id: applicationId, hourlyRate, job }: MyApplicationFragment) {
  const keep = useShiftAct(KeepApplicationDocument, (data) => data.keepApplication);
  const accept = useShiftAct(AcceptCounterDocument, (data) => data.acceptApplication);
  const decline = useShiftAct(DeclineCounterDocument, (data) => data.declineApplication);
  const withdraw = useShiftAct(WithdrawApplicationDocument, (data) => data.withdrawApplication);
  const input = { applicationId };
  return {
    keep: () => keep.act({ applicationId, jobRevision: job?.revision ?? 0 }),
    accept_counter: () => accept.act({ ...input, shownRate: hourlyRate }),
    decline_counter: () => decline.act(input),
    withdraw: () => withdraw.act(input),
  };
}

interface StepProps {
  application: MyApplicationFragment;
  clinicName: string;
  onClose: () => void;
}

function useWords({ hourlyRate }: MyApplicationFragment, clinicName: string) {
  const formats = useFormats();
  return { rate: formats.currency(hourlyRate), name: clinicName };
}

function StepDialog({
  step,
  application,
  clinicName,
  onClose,
}: StepProps & { step: ConfirmedStep }) {
  const t = useText();
  const steps = useSteps(application);
  const words = useWords(application, clinicName);
  const navigate = useNavigate();
  const text = t(`jobs.shifts.asks.${step}.text`, words);
  const { job } = application;
  const isTaking = step === 'accept_counter';
  const cost = useCancelCost(isTaking ? job?.startsAt : undefined);
  const goToBooked = job && isTaking && (() => void navigate(paths.booked(job.id)));
  return (
    <AskDialog
      texts={{
        title: t(`jobs.shifts.asks.${step}.title`, words),
        text: isTaking ? `${text} ${cost ?? t('jobs.shifts.ask.cancelTemp')}` : text,
        yes: t(`jobs.shifts.asks.${step}.yes`),
        busy: t('jobs.shifts.sending'),
        no: t('jobs.shifts.ask.later'),
      }}
      done={goToBooked || { title: t(`jobs.shifts.asks.${step}.done`) }}
      tone={isTaking || step === 'keep' ? 'default' : 'danger'}
      act={steps[step]}
      onClose={onClose}
    />
  );
}

function CounterBackStep({ application, clinicName, onClose }: StepProps) {
  const { act } = useShiftAct(CounterBackDocument, (data) => data.counterApplication);
  return (
    <CounterDialog
      applicationId={application.id}
      hourlyRate={application.hourlyRate}
      postedRate={application.job?.hourlyRate ?? application.hourlyRate}
      roundCount={application.rounds.length}
      minutes={application.job ? shiftMinutes(application.job) : 0}
      otherName={clinicName}
      send={act}
      onClose={onClose}
    />
  );
}

/** Declining a counter-offer withdraws the application: show one of the two. */
function stepsOf({ actions, isTermsChanged }: MyApplicationFragment): readonly Step[] {
  const offered = STEPS.filter((name) =>
    name === 'keep' ? isTermsChanged : actions.includes(name),
  );
  return offered.filter((name) => name !== 'withdraw' || !offered.includes('decline_counter'));
}

export function MyApplicationActions({
  application,
  clinicName,
}: Pick<StepProps, 'application' | 'clinicName'>) {
  const t = useText();
  const words = useWords(application, clinicName);
  const [step, setStep] = useState<Step | null>(null);
  const stepProps = { application, clinicName, onClose: () => setStep(null) };
  return (
    <>
      {stepsOf(application).map((name) => (
        <Button
          key={name}
          size="small"
          variant={name === 'accept_counter' || name === 'keep' ? 'primary' : 'secondary'}
          onClick={() => setStep(name)}
        >
          {t(`jobs.shifts.step.${name}`, words)}
        </Button>
      ))}
      {needsConfirmation(step) && <StepDialog step={step} {...stepProps} />}
      {step === 'counter_back' && <CounterBackStep {...stepProps} />}
    </>
  );
}
