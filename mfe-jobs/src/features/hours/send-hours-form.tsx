import { useState } from 'react';
import { Button, Stack, toast } from '@tbt/design-system';
import type { HoursValues } from '@tbt/contracts';
import { useFormats, useNow, type UserErrorLike } from '@tbt/web-kit';
import { SendHoursDocument, type HoursPanelFragment } from '../../generated/graphql';
import { BookingPanel } from '../../parts/booking-panel/booking-panel';
import { FormErrors } from '../../parts/form-dialog/form-errors';
import { AskDialog } from '../../parts/shift-act/ask-dialog';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useText } from '../../texts';
import { HoursFields } from './hours-fields';
import { useHoursForm } from './use-hours-form';
import { currentTime, plannedMinutes, typedMinutes } from './use-hours-rule';
import { useWorkedTime } from '../../parts/worked-time/use-worked-time';

export interface SendHoursFormProps {
  booking: HoursPanelFragment;
  facts: NonNullable<HoursPanelFragment['hoursForm']>;
  name: string;
}

/** Minutes below the plan from which sending is asked about. */
const MUCH_SHORTER = 30;

const MINUTE_MS = 60_000;

type Asked = { values: HoursValues; minutes: number };

function AskShorter({
  booking,
  asked,
  send,
  onSent,
  onClose,
}: Pick<SendHoursFormProps, 'booking'> & {
  asked: Asked;
  send: (values: HoursValues) => Promise<readonly UserErrorLike[]>;
  onSent: () => void;
  onClose: () => void;
}) {
  const t = useText();
  const formats = useFormats();
  const timeOf = useWorkedTime();
  const { values, minutes } = asked;
  const planned = plannedMinutes(booking, values.breakMinutes);
  const end = formats.time(booking.endTime);
  return (
    <AskDialog
      texts={{
        title: t('jobs.hours.shorter.title', { time: timeOf(minutes), planned: timeOf(planned) }),
        text: t('jobs.hours.shorter.text', { end }),
        yes: t('jobs.hours.send'),
        busy: t('jobs.shifts.sending'),
        no: t('jobs.shifts.ask.later'),
      }}
      done={onSent}
      act={() => send(values)}
      onClose={onClose}
    />
  );
}

function HoursToSend({ booking, facts, name, endTime }: SendHoursFormProps & { endTime: string }) {
  const t = useText();
  const { act } = useShiftAct(SendHoursDocument, (data) => data.sendHours);
  const [asked, setAsked] = useState<Asked | null>(null);
  const send = async (values: HoursValues) => {
    const errors = await act({ bookingId: booking.id, ...values });
    if (errors.length === 0)
      toast({ title: t('jobs.hours.sent'), description: t('jobs.hours.sentText', { name }) });
    return errors;
  };
  const form = useHoursForm({
    ...{ booking, facts, side: 'temp', begin: { ...facts, endTime } },
    send: async (values) => {
      const { startTime, endTime, breakMinutes } = values;
      const typed = { startTime, endTime, breakMinutes: String(breakMinutes) };
      const minutes = typedMinutes(booking, facts, typed);
      const missing = minutes === null ? 0 : plannedMinutes(booking, breakMinutes) - minutes;
      if (minutes === null || missing < MUCH_SHORTER) return send(values);
      setAsked({ values, minutes });
      return 'not-sent';
    },
  });
  return (
    <>
      <form noValidate onSubmit={form.onSubmit} aria-label={t('jobs.hours.title')}>
        <Stack gap="4">
          <HoursFields booking={booking} facts={facts} form={form} />
          <FormErrors messages={form.formErrors} />
          <div>
            <Button
              type="submit"
              loading={form.isSubmitting}
              loadingLabel={t('jobs.shifts.sending')}
            >
              {t('jobs.hours.send')}
            </Button>
          </div>
        </Stack>
      </form>
      {asked && (
        <AskShorter
          {...{ booking, asked, send }}
          onSent={form.discardDraft}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** Hours to send; before the planned end only for a shift that ended early. */
export function SendHoursForm({ booking, facts, name }: SendHoursFormProps) {
  const t = useText();
  const [endedAt, setEndedAt] = useState<string | null>(null);
  const isAtWork = useNow(MINUTE_MS).getTime() < Date.parse(booking.endsAt);
  return (
    <BookingPanel title={t('jobs.hours.title')}>
      {isAtWork && endedAt === null ? (
        <div>
          <Button variant="ghost" size="small" onClick={() => setEndedAt(currentTime(facts))}>
            {t('jobs.hours.endedEarly')}
          </Button>
        </div>
      ) : (
        <HoursToSend {...{ booking, facts, name }} endTime={endedAt ?? booking.endTime} />
      )}
    </BookingPanel>
  );
}
