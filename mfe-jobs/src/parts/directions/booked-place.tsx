import { officeOf, paths, type Address, type PlacedJob, type ShiftSide } from '@tbt/contracts';
import { Text, TextLink } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import { useText } from '../../texts';
import { AddressLine } from './address-line';
import { useAddress } from './use-address';

export interface PlacedBooking {
  job?: (PlacedJob & { id: string }) | null;
  clinicId: string;
  clinic?: Address | null;
}

/** Whether the professional cannot know yet where to go: the clinic can be asked for the address. */
export const lacksStreet = ({ job, clinic }: PlacedBooking, reader: ShiftSide): boolean =>
  reader === 'temp' && Boolean(clinic) && !officeOf(job, clinic).streetAddress;

/** How to ask the clinic for the street address. */
export function AskStreet({ booking, name }: { booking: PlacedBooking; name: string }) {
  const t = useText();
  return (
    <TextLink asChild>
      <Link to={paths.messages(booking.clinicId, booking.job?.id)}>
        {t('jobs.booked.askStreet', { name })}
      </Link>
    </TextLink>
  );
}

export interface BookedPlaceProps {
  booking: PlacedBooking;
  reader: ShiftSide;
  /** Name of the clinic, to the professional. */
  name: string;
  /** Whether the shift is still to come. */
  isComing?: boolean;
  /** Whether directions are offered to the professional. */
  isOn?: boolean;
}

/** Where to go; without a street address, how to ask for it. */
export function BookedPlace({
  booking,
  reader,
  name,
  isComing = true,
  isOn = true,
}: BookedPlaceProps) {
  const t = useText();
  const address = useAddress(booking.job, booking.clinic);
  if (!address) return null;
  const hasStreet = Boolean(officeOf(booking.job, booking.clinic).streetAddress);
  return (
    <>
      <AddressLine address={address} hasDirections={reader === 'temp' && hasStreet && isOn} />
      {isComing && lacksStreet(booking, reader) && (
        <Text size="dense">
          {t('jobs.booked.noStreet', { name })} <AskStreet booking={booking} name={name} />
        </Text>
      )}
    </>
  );
}
