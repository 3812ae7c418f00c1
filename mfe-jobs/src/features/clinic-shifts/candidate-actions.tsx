import { useState } from 'react';
import { paths } from '@tbt/contracts';
import { Button, Cluster } from '@tbt/design-system';
import { Link, useFormats } from '@tbt/web-kit';
import {
  AcceptApplicationDocument,
  CounterApplicationDocument,
  DeclineApplicationDocument,
  type CandidateFragment,
} from '../../generated/graphql';
import { CounterDialog } from '../../parts/offer-talk/counter-dialog';
import { AskDialog } from '../../parts/shift-act/ask-dialog';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useText } from '../../texts';
import styles from './candidate-row.module.css';

/** In the order in which they stand; the server says which of them there are. */
const STEPS = ['decline', 'counter', 'accept'] as const;
type Step = (typeof STEPS)[number];
const ASKED = ['accept', 'decline'] as const;

/** The clinic's answers to an applicant; whatever the applicant is told of is asked first. */
export function CandidateActions({
  application: { id, applicantId, actions, hourlyRate, rounds },
  name,
  canWrite,
}: {
  application: CandidateFragment;
  name: string;
  /** Somebody who has left cannot be written to. */
  canWrite: boolean;
}) {
  const t = useText();
  const formats = useFormats();
  const accept = useShiftAct(AcceptApplicationDocument, (data) => data.acceptApplication);
  const decline = useShiftAct(DeclineApplicationDocument, (data) => data.declineApplication);
  const counter = useShiftAct(CounterApplicationDocument, (data) => data.counterApplication);
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  const asked = ASKED.find((name) => name === step);
  const send = { accept: accept.act, decline: decline.act };
  const words = { name, rate: formats.currency(hourlyRate) };
  return (
    <Cluster gap="2" className={styles.actions}>
      {canWrite && (
        <Button
          asChild
          size="small"
          variant="ghost"
          aria-label={t('jobs.shifts.messageName', { name })}
        >
          <Link to={paths.messages(applicantId)}>{t('jobs.shifts.message')}</Link>
        </Button>
      )}
      {STEPS.filter((action) => actions.includes(action)).map((action) => (
        <Button
          key={action}
          size="small"
          variant={action === 'accept' ? 'primary' : 'secondary'}
          aria-label={t(`jobs.shifts.${action}Name`, { name })}
          onClick={() => setStep(action)}
        >
          {t(`jobs.shifts.${action}`)}
        </Button>
      ))}
      {asked && (
        <AskDialog
          texts={{
            title: t(`jobs.shifts.ask.${asked}Title`, words),
            text: t(`jobs.shifts.ask.${asked}Text`, words),
            yes: t(`jobs.shifts.${asked}`),
            busy: t(asked === 'accept' ? 'jobs.shifts.accepting' : 'jobs.shifts.declining'),
            no: t('jobs.shifts.ask.later'),
          }}
          done={
            asked === 'accept'
              ? {
                  title: t('jobs.shifts.accepted'),
                  description: t('jobs.shifts.acceptedDetail', words),
                }
              : { title: t('jobs.shifts.declined') }
          }
          tone={asked === 'decline' ? 'danger' : 'default'}
          act={() => send[asked]({ applicationId: id })}
          onClose={close}
        />
      )}
      {step === 'counter' && (
        <CounterDialog
          applicationId={id}
          hourlyRate={hourlyRate}
          roundCount={rounds.length}
          otherName={name}
          send={counter.act}
          onClose={close}
        />
      )}
    </Cluster>
  );
}
