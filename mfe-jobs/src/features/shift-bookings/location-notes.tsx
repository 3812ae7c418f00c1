import { Text } from '@tbt/design-system';
import type { ShiftBookingFragment } from '../../generated/graphql';
import { useText } from '../../texts';

type Location = NonNullable<NonNullable<ShiftBookingFragment['job']>['location']>;

/** Phone and parking of the office where the shift is. */
export function LocationNotes({ location: { phone, parking } }: { location: Location }) {
  const t = useText();
  const notes = [
    phone && t('jobs.booking.locationPhone', { phone }),
    parking && t('jobs.booking.locationParking', { parking }),
  ].filter(Boolean);
  if (notes.length === 0) return null;
  return (
    <Text size="dense" tone="muted">
      {notes.join(' · ')}
    </Text>
  );
}
