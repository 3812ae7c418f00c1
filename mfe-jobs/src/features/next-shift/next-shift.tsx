import type { ReactNode } from 'react';
import { paths } from '@tbt/contracts';
import { Button, Card, Cluster, Skeleton, Stack, Text } from '@tbt/design-system';
import { useMemberName } from '@tbt/people-ui';
import { Link, now, useFormats, useSession } from '@tbt/web-kit';
import { skipToken, useQuery } from '@tbt/web-kit/graph';
import { NextShiftDocument, type NextShiftQuery, type ShiftSide } from '../../generated/graphql';
import { BookingBadge } from '../../parts/booking-state/booking-badge';
import { isComing } from '../../parts/booking-state/booking-look';
import { ConfirmButton } from '../../parts/confirm-booking/confirm-button';
import { isAhead } from '../../parts/countdown/time-left';
import { useMoment } from '../../parts/countdown/use-moment';
import { BookedPlace, lacksStreet } from '../../parts/directions/booked-place';
import { nextStepOf, stepText, waitingText } from '../../parts/next-step/next-step';
import { PersonName } from '../../parts/person-name/person-name';
import { ShiftLine } from '../../parts/shift-line/shift-line';
import { useText } from '../../texts';

type Booking = NonNullable<NextShiftQuery['nextShift']>;

interface NextActionProps {
  booking: Booking;
  reader: ShiftSide;
  /** Name of the other side. */
  name: string;
}

/** Asked before the day. */
const ASKED = ['answer_change', 'confirm'] as const;

function AskedAction({
  booking,
  name,
  asked,
}: NextActionProps & { asked: (typeof ASKED)[number] }) {
  const t = useText();
  const moment = useMoment('label', booking.timeZone);
  const until = isAhead(booking.confirmUntil) ? moment(booking.confirmUntil) : null;
  return (
    <>
      <Text size="dense" strong>
        {asked === 'confirm' && until === null
          ? t('jobs.shifts.confirm.soon')
          : t(`jobs.shifts.next.${asked}`, { name, until: until ?? '' })}
      </Text>
      <Cluster gap="2">
        {asked === 'confirm' ? (
          <>
            <ConfirmButton bookingId={booking.id} />
            <Button asChild size="small" variant="secondary">
              <Link to={paths.booking(booking.id)}>{t('jobs.shifts.seeBooking')}</Link>
            </Button>
          </>
        ) : (
          <Button asChild size="small">
            <Link to={paths.booking(booking.id)}>{t('jobs.shifts.next.answer_changeAction')}</Link>
          </Button>
        )}
      </Cluster>
    </>
  );
}

function NextAction(props: NextActionProps) {
  const { booking, reader, name } = props;
  const t = useText();
  const formats = useFormats();
  const asked = ASKED.find((action) => booking.actions.includes(action));
  if (asked) return <AskedAction {...props} asked={asked} />;
  const step = nextStepOf(booking.actions, booking.endsAt);
  const values = { name, time: formats.time(booking.endTime) };
  // Not all is ready while the place above is to be asked for.
  const isAsking = !step && isComing(booking) && lacksStreet(booking, reader);
  return (
    <>
      {!isAsking && (
        <Text size="dense" strong={step !== null} tone={step ? undefined : 'muted'}>
          {t(step ? stepText(step, reader) : waitingText(booking.status, reader), values)}
        </Text>
      )}
      <Cluster gap="2">
        <Button asChild size="small" variant={step ? 'primary' : 'secondary'}>
          <Link to={paths.booking(booking.id)}>{t('jobs.shifts.seeBooking')}</Link>
        </Button>
      </Cluster>
    </>
  );
}

function NextShiftCard({ booking, isClinic }: { booking: Booking; isClinic: boolean }) {
  const t = useText();
  const reader = isClinic ? 'clinic' : 'temp';
  const person = isClinic ? booking.professional : booking.clinic;
  const name = useMemberName()(person);
  const to = person && paths[isClinic ? 'professional' : 'clinic'](person.id);
  return (
    <Card
      as="section"
      tabIndex={-1}
      data-booked={booking.job?.id}
      title={t('jobs.shifts.next.title')}
      titleAs="h2"
      padding="small"
      subtitle={
        <>
          {booking.job?.title ?? t('jobs.shifts.jobGone')}
          {' · '}
          <PersonName name={name} to={to} />
        </>
      }
      aside={<BookingBadge status={booking.status} />}
    >
      <Stack gap="3">
        <ShiftLine {...booking} />
        <BookedPlace {...{ booking, reader, name }} isComing={isComing(booking)} />
        <NextAction {...{ booking, reader, name }} />
      </Stack>
    </Card>
  );
}

export function NextShiftSkeleton() {
  return (
    <Card as="div" padding="small">
      <Skeleton shape="heading" width="half" />
      <Skeleton lines={3} />
      <Skeleton shape="control" width="quarter" />
    </Card>
  );
}

const SOON_MS = 24 * 3_600_000;

const isSoon = ({ startsAt }: Booking): boolean =>
  Date.parse(startsAt) - now().getTime() <= SOON_MS;

export interface NextShiftProps {
  placeholder?: ReactNode;
  /** Shows it only when it starts within a day, or only when it starts later. */
  when?: 'soon' | 'later' | undefined;
}

/** The viewer's next shift and its actions; nothing for visitors. */
export function NextShift({ placeholder = null, when }: NextShiftProps) {
  const { viewer } = useSession();
  const hasSide = Boolean(viewer?.role);
  const { data, loading } = useQuery(
    NextShiftDocument,
    hasSide ? { fetchPolicy: 'cache-and-network' } : skipToken,
  );
  if (hasSide && loading && !data) return placeholder;
  if (!hasSide || !data?.nextShift) return null;
  if (when && isSoon(data.nextShift) !== (when === 'soon')) return null;
  return <NextShiftCard booking={data.nextShift} isClinic={viewer?.role === 'clinic'} />;
}
