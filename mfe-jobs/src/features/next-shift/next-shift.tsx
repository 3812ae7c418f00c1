import type { ReactNode } from 'react';
import { paths } from '@tbt/contracts';
import { Button, Card, Cluster, Skeleton, Stack, Text } from '@tbt/design-system';
import { Link, skipToken, useQuery, useSession } from '@tbt/web-kit';
import { NextShiftDocument, type NextShiftQuery } from '../../generated/graphql';
import { isAhead } from '../../parts/countdown/time-left';
import { useMoment } from '../../parts/countdown/use-moment';
import { AddressLine } from '../../parts/directions/address-line';
import { useAddress } from '../../parts/directions/use-address';
import { PersonName } from '../../parts/person-name/person-name';
import { useMemberName } from '../../parts/person-name/use-member-name';
import { ShiftLine } from '../../parts/shift-line/shift-line';
import { useText } from '../../texts';

type Booking = NonNullable<NextShiftQuery['nextShift']>;

const DOABLE = ['confirm', 'answer_change'] as const;

function NextAction({ booking, name }: { booking: Booking; name: string }) {
  const t = useText();
  const moment = useMoment();
  const todo = DOABLE.find((action) => booking.actions.includes(action));
  const until = isAhead(booking.confirmUntil) ? moment(booking.confirmUntil) : null;
  return (
    <>
      {todo && (
        <Text size="dense" strong>
          {todo === 'confirm' && until === null
            ? t('jobs.shifts.confirm.soon')
            : t(`jobs.shifts.next.${todo}`, { name, until: until ?? '' })}
        </Text>
      )}
      <Cluster gap="2">
        <Button asChild size="small" variant={todo ? 'primary' : 'secondary'}>
          <Link to={paths.shifts('bookings')}>
            {t(todo ? `jobs.shifts.next.${todo}Action` : 'jobs.shifts.seeBooking')}
          </Link>
        </Button>
      </Cluster>
    </>
  );
}

function NextShiftCard({ booking, isClinic }: { booking: Booking; isClinic: boolean }) {
  const t = useText();
  const address = useAddress(booking.job, booking.clinic);
  const person = isClinic ? booking.professional : booking.clinic;
  const name = useMemberName()(person);
  const to = person && paths[isClinic ? 'professional' : 'clinic'](person.id);
  return (
    <Card
      as="section"
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
    >
      <Stack gap="3">
        <ShiftLine {...booking} />
        {address && <AddressLine address={address} hasDirections={!isClinic} />}
        <NextAction booking={booking} name={name} />
      </Stack>
    </Card>
  );
}

/** Prevents a layout shift. */
export function NextShiftSkeleton() {
  return (
    <Card as="div" padding="small">
      <Skeleton shape="heading" width="half" />
      <Skeleton lines={3} />
      <Skeleton shape="control" width="quarter" />
    </Card>
  );
}

/** The viewer's next shift and its actions; nothing for visitors. */
export function NextShift({ placeholder = null }: { placeholder?: ReactNode }) {
  const { viewer } = useSession();
  const hasSide = Boolean(viewer?.role);
  const { data, loading } = useQuery(
    NextShiftDocument,
    hasSide ? { fetchPolicy: 'cache-and-network' } : skipToken,
  );
  if (hasSide && loading && !data) return placeholder;
  if (!hasSide || !data?.nextShift) return null;
  return <NextShiftCard booking={data.nextShift} isClinic={viewer?.role === 'clinic'} />;
}
