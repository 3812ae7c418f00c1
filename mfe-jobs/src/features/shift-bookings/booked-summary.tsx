import { expectedPay, paths, shiftMinutes } from '@tbt/contracts';
import { Button, Card, Cluster, Icon, Stack, Text, TextLink } from '@tbt/design-system';
import { Link, useFormats } from '@tbt/web-kit';
import type { ShiftBookingFragment } from '../../generated/graphql';
import { ConfirmButton } from '../../parts/confirm-booking/confirm-button';
import { isAhead } from '../../parts/countdown/time-left';
import { useMoment } from '../../parts/countdown/use-moment';
import { BookedPlace } from '../../parts/directions/booked-place';
import { ShiftLine } from '../../parts/shift-line/shift-line';
import { useText } from '../../texts';
import type { BookingPartProps } from './booking-notices';
import { otherSideOf } from './booking-sides';
import { OfficeContact } from './office-contact';
import { useCalendarFile } from './use-calendar-file';

function BookedActions({ booking, reader, name }: BookingPartProps) {
  const t = useText();
  const saveFile = useCalendarFile(booking);
  const other = otherSideOf(booking, reader);
  return (
    <Cluster gap="3">
      <Button iconStart={<Icon name="calendar" size="small" />} onClick={() => void saveFile()}>
        {t('jobs.shifts.calendarFile')}
      </Button>
      {other.person && (
        <Button asChild variant="secondary">
          <Link to={paths.messages(other.id, booking.jobId)}>
            <Icon name="message" size="small" />
            {reader === 'temp'
              ? t('jobs.shifts.messageClinic')
              : t('jobs.booked.message', { name })}
          </Link>
        </Button>
      )}
    </Cluster>
  );
}

/** What is asked of the professional before the shift, or done. */
function confirmText(
  { status, actions, confirmFrom, confirmUntil }: ShiftBookingFragment,
  side: 'Temp' | 'Clinic',
) {
  const isTemp = side === 'Temp';
  if (status !== 'booked') return isTemp ? 'jobs.booked.confirmedTemp' : 'jobs.booked.confirmed';
  if (isTemp && actions.includes('confirm'))
    return isAhead(confirmUntil) ? 'jobs.booked.confirmTempNow' : 'jobs.shifts.confirm.soon';
  if (!isAhead(confirmUntil)) return `jobs.booked.confirm${side}Soon` as const;
  return `jobs.booked.confirm${side}${isAhead(confirmFrom) ? '' : 'Now'}` as const;
}

export interface BookedSummaryProps extends BookingPartProps {
  /** Where to read now what the office says about the day; null when it says nothing. */
  guide: string | null;
  phone: string | null;
}

/** Next steps after a booking. */
function NextSteps({ booking, reader, name, guide }: BookedSummaryProps) {
  const t = useText();
  const formats = useFormats();
  const moment = useMoment('clause', booking.timeZone);
  const side = reader === 'temp' ? ('Temp' as const) : ('Clinic' as const);
  const until = booking.confirmUntil;
  const pay = expectedPay(shiftMinutes(booking), booking.hourlyRate);
  const words = {
    name,
    from: moment(booking.confirmFrom),
    until: isAhead(until) ? moment(until) : '',
    date: formats.date(booking.date),
    start: formats.time(booking.startTime),
    city: booking.job?.city ?? booking.clinic?.city ?? '',
    total: formats.currency(pay.amount),
    pause: pay.breakMinutes,
  };
  const writeText = `jobs.booked.write${side}${guide ? 'Rest' : ''}` as const;
  const confirmIcon = booking.actions.includes('confirm') ? 'clock' : 'check';
  const steps = [
    ['message', t(writeText, words)],
    [confirmIcon, t(confirmText(booking, side), words)],
    ['map-pin', t(`jobs.booked.day${side}`, words)],
    ['dollar', t(`jobs.booked.pay${side}`, words)],
  ] as const;
  return (
    <Card as="section" variant="outlined" titleAs="h2" title={t('jobs.booked.next')}>
      <Stack gap="4">
        <Stack as="ol" gap="3">
          {steps.map(([icon, text]) => (
            <Cluster as="li" key={icon} gap="3" align="start" nowrap>
              <Icon name={icon} />
              <Stack gap="2">
                <span>{text}</span>
                {icon === confirmIcon && booking.actions.includes('confirm') && (
                  <Cluster>
                    <ConfirmButton bookingId={booking.id} />
                  </Cluster>
                )}
                {icon === 'message' && reader === 'temp' && guide && (
                  <TextLink asChild>
                    <Link to={guide}>{t('jobs.booked.guide')}</Link>
                  </TextLink>
                )}
              </Stack>
            </Cluster>
          ))}
        </Stack>
        <Text size="dense" tone="muted">
          {t('jobs.booked.plans')}
        </Text>
      </Stack>
    </Card>
  );
}

/** A new booking: date, place and next steps. */
export function BookedSummary(props: BookedSummaryProps) {
  const { booking, name, phone } = props;
  const t = useText();
  return (
    <Stack gap="5">
      <Card
        as="section"
        titleAs="h2"
        title={booking.job?.title ?? t('jobs.shifts.jobGone')}
        subtitle={name}
        footer={<BookedActions {...props} />}
      >
        <Stack gap="4">
          <ShiftLine {...booking} postedRate={booking.job?.hourlyRate} />
          <BookedPlace {...props} />
          <OfficeContact phone={phone} parking={booking.job?.location?.parking} />
        </Stack>
      </Card>
      <NextSteps {...props} />
    </Stack>
  );
}
