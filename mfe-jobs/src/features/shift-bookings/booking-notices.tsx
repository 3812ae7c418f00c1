import { paths } from '@tbt/contracts';
import { Banner, Button, Icon, Text } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import type { ShiftBookingFragment, ShiftSide } from '../../generated/graphql';
import { isAhead } from '../../parts/countdown/time-left';
import { useMoment } from '../../parts/countdown/use-moment';
import { useText } from '../../texts';
import { CancellationNotice } from './cancellation-notice';
import { ChangeNotice } from './change-notice';
import { UndoBar } from './undo-bar';

export interface BookingPartProps {
  booking: ShiftBookingFragment;
  reader: ShiftSide;
  /** Name of the other side. */
  name: string;
}

interface NoticesProps extends BookingPartProps {
  /** Whether the page shows the next step itself. */
  hasStepAbove: boolean;
}

function ConfirmNotice({ booking, reader, name, hasStepAbove }: NoticesProps) {
  const t = useText();
  const moment = useMoment('clause', booking.timeZone);
  if (booking.status !== 'booked') return null;
  const until = booking.confirmUntil;
  const key = booking.actions.includes('confirm') ? 'now' : 'later';
  // The step says it to the professional, unless a change is to be answered first.
  const isInStep = key === 'later' || !booking.actions.includes('answer_change');
  if (hasStepAbove && reader === 'temp' && isInStep) return null;
  const side = reader === 'temp' ? key : 'theirs';
  return (
    <Text size="dense" tone="muted">
      {isAhead(until)
        ? t(`jobs.shifts.confirm.${side}`, {
            name,
            from: moment(booking.confirmFrom),
            until: moment(until),
          })
        : t(`jobs.shifts.confirm.${reader === 'temp' ? 'soon' : 'theirsSoon'}`, { name })}
    </Text>
  );
}

function RiskNotice({ booking, reader, name }: BookingPartProps) {
  const t = useText();
  const moment = useMoment('label', booking.timeZone);
  if (!booking.releasesAt) return null;
  const isTemp = reader === 'temp';
  return (
    <Banner
      tone="danger"
      icon={<Icon name="alert" />}
      title={t('jobs.shifts.risk.title')}
      action={
        isTemp && (
          <Button asChild size="small">
            <Link to={paths.profile('verification')}>{t('jobs.shifts.risk.action')}</Link>
          </Button>
        )
      }
    >
      {t(isTemp ? 'jobs.shifts.risk.temp' : 'jobs.shifts.risk.clinic', {
        name,
        when: moment(booking.releasesAt),
      })}
    </Banner>
  );
}

/** Notices about a booking, most urgent first. */
export function BookingNotices({ hasStepAbove, ...props }: NoticesProps) {
  const open = props.booking.changes.find(({ status }) => status === 'open');
  return (
    <>
      <UndoBar {...props} />
      <RiskNotice {...props} />
      {open && <ChangeNotice {...props} change={open} />}
      <CancellationNotice {...props} />
      <ConfirmNotice {...props} hasStepAbove={hasStepAbove} />
    </>
  );
}
