import { useState } from 'react';
import { checkInRule } from '@tbt/contracts';
import { Button, Cluster, FormField, Stack, Text, TextField, toast } from '@tbt/design-system';
import { useFormats, useSearchParams } from '@tbt/web-kit';
import { useRuleForm } from '@tbt/web-kit/forms';
import {
  CheckInDocument,
  ReportArrivalDocument,
  ReportOnMyWayDocument,
} from '../../generated/graphql';
import { BookingPanel } from '../../parts/booking-panel/booking-panel';
import { useMoment } from '../../parts/countdown/use-moment';
import { FormErrors } from '../../parts/form-dialog/form-errors';
import { useActNow } from '../../parts/shift-act/use-act-now';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { calendarDay, nearDay } from '../../parts/shift-line/near-day';
import { useText } from '../../texts';
import styles from './check-in-form.module.css';
import type { CheckInPartProps } from './check-in-panel';
import { LateDialog } from './late-dialog';

function CodeForm({ booking }: Pick<CheckInPartProps, 'booking'>) {
  const t = useText();
  const [query] = useSearchParams();
  const { act } = useShiftAct(CheckInDocument, (data) => data.checkIn);
  const form = useRuleForm(checkInRule, {
    // The QR code carries the digits.
    defaults: { bookingId: booking.id, code: query.get('code') ?? '' },
    submit: async ({ code }) => {
      const errors = await act({ bookingId: booking.id, code });
      if (errors.length > 0) return errors;
      toast({ title: t('jobs.checkIn.done'), description: t('jobs.checkIn.doneText') });
      return undefined;
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit} aria-label={t('jobs.checkIn.title')}>
      <Stack gap="3">
        <FormField
          label={t('jobs.checkIn.enter')}
          hint={t('jobs.checkIn.enterHint')}
          error={form.errorOf('code')}
        >
          <TextField
            className={styles.digits}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            {...form.register('code')}
          />
        </FormField>
        <FormErrors messages={form.formErrors} />
        <Cluster>
          <Button type="submit" loading={form.isSubmitting} loadingLabel={t('jobs.shifts.sending')}>
            {t('jobs.checkIn.submit')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

function Reports({ booking, name }: CheckInPartProps) {
  const t = useText();
  const onMyWay = useActNow(ReportOnMyWayDocument, (data) => data.reportOnMyWay);
  const arrival = useActNow(ReportArrivalDocument, (data) => data.reportArrival);
  const [isLateOpen, setLateOpen] = useState(false);
  const can = (action: string) => booking.actions.includes(action);
  const input = { bookingId: booking.id };
  const told = t('jobs.checkIn.told', { name });
  const busy = t('jobs.shifts.sending');
  return (
    <Cluster gap="3">
      {can('on_my_way') && (
        <Button
          variant={can('check_in') ? 'secondary' : 'primary'}
          loading={onMyWay.isBusy}
          loadingLabel={busy}
          onClick={() => void onMyWay.run(input, told)}
        >
          {t('jobs.checkIn.sayOnMyWay')}
        </Button>
      )}
      {can('arrive') && (
        <Button
          variant="secondary"
          loading={arrival.isBusy}
          loadingLabel={busy}
          onClick={() => void arrival.run(input, told)}
        >
          {t('jobs.checkIn.sayHere')}
        </Button>
      )}
      {can('run_late') && !booking.arrivedAt && (
        <Button variant="ghost" onClick={() => setLateOpen(true)}>
          {t('jobs.checkIn.sayLate')}
        </Button>
      )}
      {isLateOpen && <LateDialog {...{ booking, name }} onClose={() => setLateOpen(false)} />}
    </Cluster>
  );
}

/** The professional's day: tells the clinic, then enters its code. */
export function CheckInForm({ booking, name }: CheckInPartProps) {
  const t = useText();
  const formats = useFormats();
  const { actions, checkInFrom, lateMinutes, timeZone } = booking;
  const moment = useMoment('label', timeZone);
  const isToday = nearDay(calendarDay(new Date(checkInFrom), timeZone), timeZone) === 'today';
  const later = isToday
    ? t('jobs.checkIn.enterLater', { time: formats.instantTime(checkInFrom, timeZone) })
    : t('jobs.checkIn.enterLaterOn', { at: moment(checkInFrom) });
  const isOpen = actions.includes('check_in');
  return (
    <BookingPanel title={t('jobs.checkIn.title')} footer={<Reports {...{ booking, name }} />}>
      {lateMinutes && (
        <Text strong>{t('jobs.checkIn.lateSaid', { name, count: lateMinutes })}</Text>
      )}
      {isOpen ? <CodeForm booking={booking} /> : <Text tone="muted">{later}</Text>}
    </BookingPanel>
  );
}
