import { useState } from 'react';
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

/** Says in one line when one works and for how much. */
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

/** Other hours or another rate that somebody proposes, beside what is agreed; and the answers to it. */
export function ChangeNotice({
  booking,
  reader,
  name,
  change,
}: BookingPartProps & { change: Change }) {
  const t = useText();
  const termsOf = useTerms();
  const answers = useAnswers(change.id);
  const [asked, setAsked] = useState<Answer | null>(null);
  const offered = ANSWERS.filter((name) => booking.actions.includes(ACTION_OF[name]));
  return (
    <Banner
      tone="warning"
      icon={<Icon name="repeat" />}
      title={t(change.by === reader ? 'jobs.shifts.change.mine' : 'jobs.shifts.change.theirs', {
        name,
      })}
    >
      <Stack gap="3">
        <span>
          <strong>{termsOf(change)}</strong>
          <br />
          {t('jobs.shifts.change.instead', { terms: termsOf(booking) })}
          {change.message && (
            <>
              <br />
              <q>{change.message}</q>
            </>
          )}
        </span>
        {offered.length > 0 && (
          <Cluster gap="2">
            {offered.map((name) => (
              <Button
                key={name}
                size="small"
                variant={name === 'accept' ? 'primary' : 'secondary'}
                onClick={() => setAsked(name)}
              >
                {t(`jobs.shifts.change.${name}`)}
              </Button>
            ))}
          </Cluster>
        )}
      </Stack>
      {asked && (
        <AskDialog
          texts={{
            title: t(`jobs.shifts.change.${asked}Title`),
            text: t(`jobs.shifts.change.${asked}Text`, { name, terms: termsOf(change) }),
            yes: t(`jobs.shifts.change.${asked}`),
            busy: t('jobs.shifts.sending'),
            no: t('jobs.shifts.ask.later'),
          }}
          done={{ title: t(`jobs.shifts.change.${asked}Done`) }}
          act={answers[asked]}
          onClose={() => setAsked(null)}
        />
      )}
    </Banner>
  );
}
