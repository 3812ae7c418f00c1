import { Card } from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import {
  BookingTimelineFragmentDoc,
  type BookingTimelineFragment,
  type ShiftSide,
} from '../../generated/graphql';
import { isAhead } from '../../parts/countdown/time-left';
import { useMoment } from '../../parts/countdown/use-moment';
import { useText } from '../../texts';
import styles from './booking-timeline.module.css';
import { timelineText } from './timeline-text';

interface TimelineEntry {
  key: string;
  text: string;
  when: string;
  isAhead: boolean;
}

const COMING = ['booked', 'confirmed', 'checked_in'];

/** What is planned: to confirm, the start and the end, as long as they lie ahead, and what follows. */
function usePlanned(
  booking: BookingTimelineFragment,
  reader: ShiftSide,
  name: string,
): TimelineEntry[] {
  const t = useText();
  const formats = useFormats();
  const moment = useMoment('label', booking.timeZone);
  const { status, confirmUntil, startsAt, endsAt, startTime, endTime, date } = booking;
  if (!COMING.includes(status)) return [];
  const day = formats.date(date);
  const at = (time: string) => t('jobs.shifts.moment', { day, time: formats.time(time) });
  const planned: [string, string, string][] = [
    ['startsAt', startsAt, at(startTime)],
    ['endsAt', endsAt, endTime < startTime ? moment(endsAt) : at(endTime)],
  ];
  if (status === 'booked' && confirmUntil)
    planned.unshift(['confirmUntil', confirmUntil, moment(confirmUntil)]);
  const dated = planned
    .filter(([, instant]) => isAhead(instant))
    .map(([key, , when]) => ({
      ...{ key, when, isAhead: true },
      text: t(`jobs.timeline.${key as 'startsAt' | 'endsAt' | 'confirmUntil'}`),
    }));
  const after = {
    ...{ key: 'after', isAhead: true },
    text: t('jobs.timeline.after'),
    when: t(`jobs.timeline.after.${reader}`, { name }),
  };
  return [...dated, after];
}

type HistoryEntry = BookingTimelineFragment['history'][number];

/** A mark that completed the payment says nothing beside the payment. */
const isTold = ({ action, at }: HistoryEntry, next: HistoryEntry | undefined): boolean =>
  !(['mark_paid', 'mark_received'].includes(action) && next?.action === 'pay' && next.at === at);

export interface BookingTimelineProps {
  booking: FragmentType<typeof BookingTimelineFragmentDoc>;
  reader: ShiftSide;
  /** Name of the other side. */
  name: string;
}

/** What happened to a booking and what is planned, by the clock of the clinic. */
export function BookingTimeline({ booking: reference, reader, name }: BookingTimelineProps) {
  const booking = readFragment(BookingTimelineFragmentDoc, reference);
  const t = useText();
  const moment = useMoment('label', booking.timeZone);
  const told = booking.history.filter((entry, index, all) => isTold(entry, all[index + 1]));
  const past = told.map(({ action, by, at }, index) => ({
    key: `${index} ${action}`,
    text: t(timelineText(action, by, reader), { name }),
    when: moment(at),
    isAhead: false,
  }));
  const entries: TimelineEntry[] = [
    {
      key: 'book',
      text: t('jobs.timeline.book'),
      when: moment(booking.createdAt),
      isAhead: false,
    },
    ...past,
    ...usePlanned(booking, reader, name),
  ];
  return (
    <Card as="section" titleAs="h2" variant="outlined" title={t('jobs.timeline.title')}>
      <ol className={styles.list}>
        {entries.map(({ key, text, when, isAhead: isPlanned }) => (
          <li key={key} className={styles.entry} data-ahead={isPlanned || undefined}>
            <span className={styles.dot} />
            <span className={styles.words}>
              <span>{text}</span>
              <span className={styles.when}>{when}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
