import { optionLabel, paths, photoUrl } from '@tbt/contracts';
import { Avatar, Badge, Card, Cluster, Icon, Stack } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { ShiftBookingFragmentDoc, type ShiftSide } from '../../generated/graphql';
import { AddressLine } from '../../parts/directions/address-line';
import { useAddress } from '../../parts/directions/use-address';
import { PersonName } from '../../parts/person-name/person-name';
import { useMemberName } from '../../parts/person-name/use-member-name';
import { FoldedPart, FoldToggle, PhoneFold } from '../../parts/phone-fold/phone-fold';
import { ShiftLine } from '../../parts/shift-line/shift-line';
import { useText } from '../../texts';
import { BookingActions } from './booking-actions';
import { BookingNotices } from './booking-notices';
import { ASKED_BOOKING_ACTIONS, isOff, lookOf, otherSideOf } from './booking-sides';

export interface BookingCardProps {
  booking: FragmentType<typeof ShiftBookingFragmentDoc>;
  /** The viewer's side. */
  reader: ShiftSide;
  titleAs?: 'h2' | 'h3';
  /** The page shows the next step itself. */
  hasStepAbove?: boolean;
}

/** A booking: date, place, other side, status and actions. */
export function BookingCard({
  booking: reference,
  reader,
  titleAs = 'h3',
  hasStepAbove = false,
}: BookingCardProps) {
  const booking = readFragment(ShiftBookingFragmentDoc, reference);
  const { job, status } = booking;
  const t = useText();
  const { locale } = useLocale();
  const other = otherSideOf(booking, reader);
  const name = useMemberName()(other.person);
  const to = other.person && paths[reader === 'temp' ? 'clinic' : 'professional'](other.person.id);
  const address = useAddress(job, booking.clinic);
  const look = lookOf(status);
  const title = job?.title ?? t('jobs.shifts.jobGone');
  const isOwnCancellation = booking.cancellation?.by === reader;
  const badge = (
    <Badge tone={look.tone} icon={<Icon name={look.icon} size="small" />}>
      {isOwnCancellation
        ? t('jobs.shifts.cancelled.badge')
        : optionLabel(locale, 'bookingStatus', status)}
    </Badge>
  );
  const isOpenAtFirst = ASKED_BOOKING_ACTIONS.some((action) => booking.actions.includes(action));
  return (
    <PhoneFold isOpenAtFirst={isOpenAtFirst}>
      <Card
        id={`booking-${booking.id}`}
        tabIndex={-1}
        title={title}
        titleAs={titleAs}
        media={
          reader === 'clinic' && (
            <Avatar name={name} src={photoUrl(booking.professional?.profilePicture, 96)} />
          )
        }
        subtitle={<PersonName name={name} to={to} />}
        aside={!isOff(status) && badge}
        footer={
          <>
            <FoldedPart>
              <BookingActions {...{ booking, reader, name, hasStepAbove }} />
            </FoldedPart>
            <FoldToggle name={title} />
          </>
        }
      >
        <Stack gap="4">
          {isOff(status) && <Cluster>{badge}</Cluster>}
          <ShiftLine {...booking} postedRate={job?.hourlyRate} isOff={isOff(status)} />
          {address && (
            <FoldedPart>
              <AddressLine address={address} hasDirections={reader === 'temp' && !isOff(status)} />
            </FoldedPart>
          )}
          <BookingNotices booking={booking} reader={reader} name={name} />
        </Stack>
      </Card>
    </PhoneFold>
  );
}
