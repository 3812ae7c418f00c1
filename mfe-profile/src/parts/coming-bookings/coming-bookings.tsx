import { Stack, Text } from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import type { ComingBookingFragment } from '../../generated/graphql';

/** The bookings that a change affects: shift, day, hours and clinic. */
export function ComingBookings({ bookings }: { bookings: readonly ComingBookingFragment[] }) {
  const formats = useFormats();
  return (
    <Stack as="ul" gap="2">
      {bookings.map(({ id, date, startTime, endTime, job, clinic }) => (
        <li key={id}>
          <Text as="span">
            {[job?.title, formats.date(date), formats.timeRange(startTime, endTime)]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {clinic && <Text tone="muted">{`${clinic.firstName} ${clinic.lastName}`}</Text>}
        </li>
      ))}
    </Stack>
  );
}
