import { Button, Stack, toast } from '@tbt/design-system';
import { SendHoursDocument, type HoursPanelFragment } from '../../generated/graphql';
import { BookingPanel } from '../../parts/booking-panel/booking-panel';
import { FormErrors } from '../../parts/form-dialog/form-errors';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useText } from '../../texts';
import { HoursFields } from './hours-fields';
import { useHoursForm } from './use-hours-form';

export interface SendHoursFormProps {
  booking: HoursPanelFragment;
  facts: NonNullable<HoursPanelFragment['hoursForm']>;
  name: string;
}

export function SendHoursForm({ booking, facts, name }: SendHoursFormProps) {
  const t = useText();
  const { act } = useShiftAct(SendHoursDocument, (data) => data.sendHours);
  const form = useHoursForm({
    ...{ booking, facts, side: 'temp', begin: facts },
    send: async (values) => {
      const errors = await act({ bookingId: booking.id, ...values });
      if (errors.length === 0) {
        toast({ title: t('jobs.hours.sent'), description: t('jobs.hours.sentText', { name }) });
      }
      return errors;
    },
  });
  return (
    <BookingPanel title={t('jobs.hours.title')}>
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
    </BookingPanel>
  );
}
