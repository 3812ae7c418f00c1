import { useState } from 'react';
import { expectedPay, wallClockMinutes } from '@tbt/contracts';
import { Banner, Button, Cluster, Icon, Stack } from '@tbt/design-system';
import { useFormats, type UserErrorLike } from '@tbt/web-kit';
import {
  AnswerBookingChangeDocument,
  WithdrawBookingChangeDocument,
  type ShiftBookingFragment,
} from '../../generated/graphql';
import { AskDialog } from '../../parts/shift-act/ask-dialog';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useText } from '../../texts';
import type { BookingPartProps } from './booking-notices';

type Change = ShiftBookingFragment['changes'][number];
type Terms = Pick<Change, 'date' | 'startTime' | 'endTime' | 'hourlyRate'>;
const ANSWERS = ['accept', 'decline', 'withdraw'] as const;
type Answer = (typeof ANSWERS)[number];

const ACTION_OF = {
  accept: 'answer_change',
  decline: 'answer_change',
  withdraw: 'withdraw_change',
} as const;

function useTerms() {
  const t = useText();
  const formats = useFormats();
  return ({ date, startTime, endTime, hourlyRate }: Terms) =>
    t('jobs.shifts.change.terms', {
      date: formats.date(date),
      range: formats.timeRange(startTime, endTime),
      rate: formats.currency(hourlyRate),
    });
}

function useAnswers(changeId: string): Record<Answer, () => Promise<readonly UserErrorLike[]>> {
  const answer = useShiftAct(AnswerBookingChangeDocument, (data) => data.answerBookingChange);
  const withdraw = useShiftAct(WithdrawBookingChangeDocument, (data) => data.withdrawBookingChange);
  return {
    accept: () => answer.act({ changeId, isAccepted: true }),
    decline: () => answer.act({ changeId, isAccepted: false }),
    withdraw: () => withdraw.act({ changeId }),
  };
}

/** What the shift pays by the proposal, after the usual break. */
function ProposedTotal({ startTime, endTime, hourlyRate }: Terms) {
  const t = useText();
  const formats = useFormats();
  const { amount } = expectedPay(wallClockMinutes(startTime, endTime), hourlyRate);
  return t('jobs.shifts.change.total', { total: formats.currency(amount) });
}

function ProposedTerms({ booking, change }: { booking: Terms; change: Change }) {
  const t = useText();
  const termsOf = useTerms();
  return (
    <span>
      <strong>{termsOf(change)}</strong> · <ProposedTotal {...change} />
      <br />
      {t('jobs.shifts.change.instead', { terms: termsOf(booking) })}
      {change.message && (
        <>
          <br />
          <q>{change.message}</q>
        </>
      )}
    </span>
  );
}

interface AnswerDialogProps {
  change: Change;
  answer: Answer;
  name: string;
  onClose: () => void;
}

function AnswerDialog({ change, answer, name, onClose }: AnswerDialogProps) {
  const t = useText();
  const termsOf = useTerms();
  const answers = useAnswers(change.id);
  return (
    <AskDialog
      texts={{
        title: t(`jobs.shifts.change.${answer}Title`),
        text: t(`jobs.shifts.change.${answer}Text`, { name, terms: termsOf(change) }),
        yes: t(`jobs.shifts.change.${answer}`),
        busy: t('jobs.shifts.sending'),
        no: t('jobs.shifts.ask.later'),
      }}
      done={{ title: t(`jobs.shifts.change.${answer}Done`) }}
      act={answers[answer]}
      onClose={onClose}
    />
  );
}

export type ChangeNoticeProps = BookingPartProps & { change: Change };

export function ChangeNotice({ booking, reader, name, change }: ChangeNoticeProps) {
  const t = useText();
  const [asked, setAsked] = useState<Answer | null>(null);
  const offered = ANSWERS.filter((answer) => booking.actions.includes(ACTION_OF[answer]));
  const title = change.by === reader ? 'jobs.shifts.change.mine' : 'jobs.shifts.change.theirs';
  const buttons = offered.map((answer) => (
    <Button
      key={answer}
      size="small"
      variant={answer === 'accept' ? 'primary' : 'secondary'}
      onClick={() => setAsked(answer)}
    >
      {t(`jobs.shifts.change.${answer}`)}
    </Button>
  ));
  return (
    <Banner tone="warning" icon={<Icon name="repeat" />} title={t(title, { name })}>
      <Stack gap="3">
        <ProposedTerms booking={booking} change={change} />
        {buttons.length > 0 && <Cluster gap="2">{buttons}</Cluster>}
      </Stack>
      {asked && (
        <AnswerDialog change={change} answer={asked} name={name} onClose={() => setAsked(null)} />
      )}
    </Banner>
  );
}
