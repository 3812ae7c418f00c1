import type { ReactNode } from 'react';
import { paths, photoUrl } from '@tbt/contracts';
import { Avatar, Card, Cluster, Stack, TextLink } from '@tbt/design-system';
import { useMemberName } from '@tbt/people-ui';
import { Link, now } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { ShiftBookingFragmentDoc, type ShiftSide } from '../../generated/graphql';
import { BookingBadge } from '../../parts/booking-state/booking-badge';
import { isComing, isOff, isUnsettled } from '../../parts/booking-state/booking-look';
import { BookedPlace } from '../../parts/directions/booked-place';
import { useAddress } from '../../parts/directions/use-address';
import { daysLate } from '../../parts/next-step/late-payment';
import { StepLine } from '../../parts/next-step/step-line';
import { PersonName } from '../../parts/person-name/person-name';
import { FoldedPart, FoldToggle, PhoneFold } from '../../parts/phone-fold/phone-fold';
import { ShiftLine } from '../../parts/shift-line/shift-line';
import { useText } from '../../texts';
import { BookingActions } from './booking-actions';
import { BookingNotices } from './booking-notices';
import { OfficeContact } from './office-contact';
import { ASKED_BOOKING_ACTIONS, otherSideOf } from './booking-sides';

export interface BookingCardProps {
  booking: FragmentType<typeof ShiftBookingFragmentDoc>;
  reader: ShiftSide;
  titleAs?: 'h2' | 'h3';
  hasStepAbove?: boolean;
  /** Of the office, where the page has read it. */
  phone?: string | null;
  /** What cancelling costs, where the page has read it. */
  cancelling?: ReactNode;
  /** Where the page has read them. */
  invoices?: BookingCardInvoices;
}

type BookingCardInvoices = Parameters<typeof daysLate>[0];

const SOON_MS = 48 * 3_600_000;

const AGREED: readonly string[] = ['approved', 'invoiced', 'paid'];

/** A booking: date, place, other side, status and actions. */
export function BookingCard({
  booking: reference,
  reader,
  titleAs = 'h3',
  hasStepAbove = false,
  phone,
  cancelling,
  invoices = [],
}: BookingCardProps) {
  const booking = readFragment(ShiftBookingFragmentDoc, reference);
  const { job, status } = booking;
  const t = useText();
  const other = otherSideOf(booking, reader);
  const name = useMemberName()(other.person);
  const to = other.person && paths[reader === 'temp' ? 'clinic' : 'professional'](other.person.id);
  const address = useAddress(job, booking.clinic);
  const title = job?.title ?? t('jobs.shifts.jobGone');
  const daysOverdue = daysLate(invoices);
  const badge = (
    <BookingBadge
      status={status}
      isOwnCancellation={booking.cancellation?.by === reader}
      isUnsettled={isUnsettled(booking)}
      isOverdue={daysOverdue !== null}
    />
  );
  const isAsked = ASKED_BOOKING_ACTIONS.some((action) => booking.actions.includes(action));
  // Address and directions are what one looks for shortly before.
  const isSoon =
    Date.parse(booking.endsAt) > now().getTime() &&
    Date.parse(booking.startsAt) - now().getTime() < SOON_MS;
  return (
    <PhoneFold isOpenAtFirst={isAsked || isSoon}>
      <Card
        id={`booking-${booking.id}`}
        tabIndex={-1}
        title={
          hasStepAbove ? (
            title
          ) : (
            <TextLink asChild variant="quiet">
              <Link to={paths.booking(booking.id)}>{title}</Link>
            </TextLink>
          )
        }
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
          <ShiftLine
            {...booking}
            postedRate={job?.hourlyRate}
            isOff={isOff(status)}
            isAgreed={AGREED.includes(status) || (status === 'disputed' && invoices.length > 0)}
          />
          {!hasStepAbove && (
            <StepLine {...{ booking, reader, name, daysOverdue }} shown={ASKED_BOOKING_ACTIONS} />
          )}
          {address && (
            <FoldedPart>
              <BookedPlace
                {...{ booking, reader, name }}
                isComing={isComing(booking)}
                isOn={!isOff(status)}
              />
              {reader === 'temp' && (
                <OfficeContact
                  phone={phone ?? job?.location?.phone}
                  parking={job?.location?.parking}
                />
              )}
            </FoldedPart>
          )}
          <BookingNotices {...{ booking, reader, name, hasStepAbove }} />
          {cancelling}
        </Stack>
      </Card>
    </PhoneFold>
  );
}
