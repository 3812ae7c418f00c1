import { useState } from 'react';
import { Banner, Button, Cluster, Icon, Stack } from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
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
const ANSWERS = ['accept', 'decline', 'withdraw'] as const;
type Answer = (typeof ANSWERS)[number];

const ACTION_OF = {
  accept: 'answer_change',
  decline: 'answer_change',
  withdraw: 'withdraw_change',
} as const;

/** Other hours or another rate that somebody proposes, beside what is agreed; and the answers to it. */
export function ChangeNotice({
  booking,
  reader,
  name,
  change,
}: BookingPartProps & { change: Change }) {
  const t = useText();
  const formats = useFormats();
  const answer = useShiftAct(AnswerBookingChangeDocument, (data) => data.answerBookingChange);
  const withdraw = useShiftAct(WithdrawBookingChangeDocument, (data) => data.withdrawBookingChange);
  const [asked, setAsked] = useState<Answer | null>(null);
  const sentence = ({
    date,
    startTime,
    endTime,
    hourlyRate,
  }: Omit<Change, 'id'> | typeof booking) =>
    t('jobs.shifts.change.terms', {
      date: formats.date(date),
      range: formats.timeRange(startTime, endTime),
      rate: formats.currency(hourlyRate),
    });
  const send = {
    accept: () => answer.act({ changeId: change.id, isAccepted: true }),
    decline: () => answer.act({ changeId: change.id, isAccepted: false }),
    withdraw: () => withdraw.act({ changeId: change.id }),
  };
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
          <strong>{sentence(change)}</strong>
          <br />
          {t('jobs.shifts.change.instead', { terms: sentence(booking) })}
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
            text: t(`jobs.shifts.change.${asked}Text`, { name, terms: sentence(change) }),
            yes: t(`jobs.shifts.change.${asked}`),
            busy: t('jobs.shifts.sending'),
            no: t('jobs.shifts.ask.later'),
          }}
          done={{ title: t(`jobs.shifts.change.${asked}Done`) }}
          act={send[asked]}
          onClose={() => setAsked(null)}
        />
      )}
    </Banner>
  );
}
