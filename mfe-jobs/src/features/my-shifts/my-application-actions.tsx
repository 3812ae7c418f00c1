import { useState } from 'react';
import { Button } from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import {
  AcceptCounterDocument,
  CounterBackDocument,
  DeclineCounterDocument,
  WithdrawApplicationDocument,
  type MyApplicationFragment,
} from '../../generated/graphql';
import { CounterDialog } from '../../parts/offer-talk/counter-dialog';
import { AskDialog } from '../../parts/shift-act/ask-dialog';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useText } from '../../texts';

const ASKED = ['accept_counter', 'decline_counter', 'withdraw'] as const;
type Asked = (typeof ASKED)[number];

/** The steps in the order of their weight; the server says which of them there are. */
const STEPS = ['accept_counter', 'counter_back', 'decline_counter', 'withdraw'] as const;
type Step = (typeof STEPS)[number];

const isAsked = (step: Step | null): step is Asked => ASKED.some((asked) => asked === step);

function useSteps(applicationId: string) {
  const accept = useShiftAct(AcceptCounterDocument, (data) => data.acceptApplication);
  const decline = useShiftAct(DeclineCounterDocument, (data) => data.declineApplication);
  const withdraw = useShiftAct(WithdrawApplicationDocument, (data) => data.withdrawApplication);
  const input = { applicationId };
  return {
    accept_counter: () => accept.act(input),
    decline_counter: () => decline.act(input),
    withdraw: () => withdraw.act(input),
  };
}

/** What the reader can do about an offer; whatever others are told of is asked first. */
export function MyApplicationActions({
  application: { id, actions, hourlyRate, rounds },
  clinicName,
}: {
  application: MyApplicationFragment;
  clinicName: string;
}) {
  const t = useText();
  const formats = useFormats();
  const steps = useSteps(id);
  const counter = useShiftAct(CounterBackDocument, (data) => data.counterApplication);
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  const words = { rate: formats.currency(hourlyRate), name: clinicName };
  const offered = STEPS.filter((name) => actions.includes(name));
  // Saying no to a counter-offer withdraws the offer: one of the two is enough.
  const shown = offered.filter(
    (name) => name !== 'withdraw' || !offered.includes('decline_counter'),
  );
  return (
    <>
      {shown.map((name) => (
        <Button
          key={name}
          size="small"
          variant={name === 'accept_counter' ? 'primary' : 'secondary'}
          onClick={() => setStep(name)}
        >
          {t(`jobs.shifts.step.${name}`, words)}
        </Button>
      ))}
      {isAsked(step) && (
        <AskDialog
          texts={{
            title: t(`jobs.shifts.asks.${step}.title`, words),
            text: t(`jobs.shifts.asks.${step}.text`, words),
            yes: t(`jobs.shifts.asks.${step}.yes`),
            busy: t('jobs.shifts.sending'),
            no: t('jobs.shifts.ask.later'),
          }}
          done={{ title: t(`jobs.shifts.asks.${step}.done`) }}
          tone={step === 'accept_counter' ? 'default' : 'danger'}
          act={steps[step]}
          onClose={close}
        />
      )}
      {step === 'counter_back' && (
        <CounterDialog
          applicationId={id}
          hourlyRate={hourlyRate}
          roundCount={rounds.length}
          otherName={clinicName}
          send={counter.act}
          onClose={close}
        />
      )}
    </>
  );
}
