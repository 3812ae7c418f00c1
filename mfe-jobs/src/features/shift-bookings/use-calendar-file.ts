import { toast } from '@tbt/design-system';
import { detailOf, useGraph } from '@tbt/web-kit';
import { BookingCalendarFileDocument, type ShiftBookingFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { saveFile } from '../../parts/save-file/save-file';

type CalendarBooking = Pick<ShiftBookingFragment, 'id' | 'date' | 'clinic'>;

/** Such as `2027-03-05-maple-dental.ics`. */
function fileNameOf({ date, clinic }: CalendarBooking): string {
  const name = [clinic?.firstName, clinic?.lastName].filter(Boolean).join(' ');
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return `${[date, ...plain.split(/[^a-z0-9]+/u)].filter(Boolean).join('-')}.ics`;
}

export function useCalendarFile(booking: CalendarBooking): () => Promise<void> {
  const t = useText();
  const graph = useGraph();
  return async () => {
    const failed = (description: string) =>
      toast({ variant: 'destructive', title: t('jobs.shifts.calendarFailed'), description });
    try {
      const client = await graph.load();
      const { data, error } = await client.query({
        query: BookingCalendarFileDocument,
        variables: { id: booking.id },
        fetchPolicy: 'network-only',
      });
      const text = data?.booking?.calendarFile;
      if (!text) failed(error ? detailOf(error) : t('jobs.booked.over'));
      else {
        saveFile(fileNameOf(booking), text, 'text/calendar;charset=utf-8');
        toast({ title: t('jobs.shifts.calendarSaved') });
      }
    } catch (error) {
      failed(detailOf(error));
    }
  };
}
