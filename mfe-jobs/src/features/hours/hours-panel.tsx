import { Banner, Icon, Text } from '@tbt/design-system';
import { readFragment, type FragmentType } from '../../generated';
import { HoursPanelFragmentDoc } from '../../generated/graphql';
import type { HoursPanelFragment, ShiftSide } from '../../generated/graphql';
import { BookingPanel } from '../../parts/booking-panel/booking-panel';
import { useMoment } from '../../parts/countdown/use-moment';
import { useText } from '../../texts';
import { AnswerHours } from './answer-hours';
import { HoursComparison } from './hours-comparison';
import { SendHoursForm } from './send-hours-form';

export interface HoursPanelProps {
  booking: FragmentType<typeof HoursPanelFragmentDoc>;
  reader: ShiftSide;
  /** Name of the other side. */
  name: string;
}

const isAnswerable = ({ actions }: HoursPanelFragment): boolean =>
  ['approve', 'accept_hours', 'propose_hours'].some((action) => actions.includes(action));

/** What silence means, and until when it lasts. */
function Silence({ booking, isMine }: { booking: HoursPanelFragment; isMine: boolean }) {
  const t = useText();
  const moment = useMoment('clause', booking.timeZone);
  const until = booking.hoursUntil;
  if (!until) return null;
  return (
    <Banner tone="info" icon={<Icon name="clock" />}>
      {t(isMine ? 'jobs.hours.silence' : 'jobs.hours.silenceYours', { until: moment(until) })}
    </Banner>
  );
}

/** Hours of a booking: to send, to answer, waiting or approved. */
export function HoursPanel({ booking: reference, reader, name }: HoursPanelProps) {
  const booking = readFragment(HoursPanelFragmentDoc, reference);
  const t = useText();
  const sheets = booking.timesheets;
  const [latest] = sheets;
  if (booking.actions.includes('complete') && booking.hoursForm) {
    return <SendHoursForm booking={booking} facts={booking.hoursForm} name={name} />;
  }
  if (!latest) return null;
  const shown = sheets.filter(
    ({ status }) => latest.status === 'submitted' || status === 'approved',
  );
  if (shown.length === 0) return null;
  return (
    <BookingPanel
      title={t('jobs.hours.title')}
      footer={isAnswerable(booking) && <AnswerHours {...{ booking, sheet: latest, name }} />}
    >
      <HoursComparison sheets={shown} history={booking.history} {...{ reader, name }} />
      <Silence booking={booking} isMine={latest.by === reader} />
      {booking.actions.includes('miss') && (
        <Text size="small" tone="muted">
          {t('jobs.hours.noCheckIn', { name })}
        </Text>
      )}
      {booking.actions.includes('accept_hours') && (
        <Text size="small" tone="muted">
          {t('jobs.hours.disputeHint')}
        </Text>
      )}
    </BookingPanel>
  );
}
