import { toast } from '@tbt/design-system';
import { detailOf, useGraph } from '@tbt/web-kit';
import { BookingCalendarFileDocument } from '../../generated/graphql';
import { useText } from '../../texts';
import { saveFile } from '../../parts/save-file/save-file';

export function useCalendarFile(bookingId: string): () => Promise<void> {
  const t = useText();
  const graph = useGraph();
  return async () => {
    const failed = (description: string) =>
      toast({ variant: 'destructive', title: t('jobs.shifts.calendarFailed'), description });
    try {
      const client = await graph.load();
      const { data, error } = await client.query({
        query: BookingCalendarFileDocument,
        variables: { id: bookingId },
        fetchPolicy: 'network-only',
      });
      const text = data?.booking?.calendarFile;
      if (!text) failed(error ? detailOf(error) : t('jobs.booked.over'));
      else {
        saveFile(`shift-${bookingId}.ics`, text, 'text/calendar;charset=utf-8');
        toast({ title: t('jobs.shifts.calendarSaved') });
      }
    } catch (error) {
      failed(detailOf(error));
    }
  };
}
