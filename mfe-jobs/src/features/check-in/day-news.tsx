import { Banner, Icon, Stack, Text } from '@tbt/design-system';
import { now } from '@tbt/web-kit';
import { SHIFT_TERMS } from '@tbt/contracts';
import { isAhead } from '../../parts/countdown/time-left';
import { useMoment } from '../../parts/countdown/use-moment';
import { useText } from '../../texts';
import type { CheckInPartProps } from './check-in-panel';

const ASKED_MS = SHIFT_TERMS.checkInAskedMinutes * 60_000;

const isMissing = ({ startsAt }: CheckInPartProps['booking']): boolean =>
  now().getTime() >= Date.parse(startsAt) + ASKED_MS;

export function DayNews({ booking, name }: CheckInPartProps) {
  const t = useText();
  const moment = useMoment('label', booking.timeZone);
  const { onMyWayAt, lateMinutes, arrivedAt } = booking;
  const lines = [
    arrivedAt && t('jobs.checkIn.arrived', { name, at: moment(arrivedAt) }),
    !arrivedAt && lateMinutes && t('jobs.checkIn.late', { name, count: lateMinutes }),
    !arrivedAt && onMyWayAt && t('jobs.checkIn.onTheWay', { name, at: moment(onMyWayAt) }),
  ].filter((line): line is string => Boolean(line));
  const isOver = !isAhead(booking.endsAt);
  return (
    <>
      {!isOver && isMissing(booking) && (
        <Banner tone="warning" icon={<Icon name="clock" />}>
          {isAhead(booking.noShowFrom)
            ? t('jobs.checkIn.missing', { name, at: moment(booking.noShowFrom) })
            : t('jobs.checkIn.missed', { name })}
        </Banner>
      )}
      {lines.length > 0 && (
        <Stack gap="1">
          {lines.map((line) => (
            <Text key={line} strong>
              {line}
            </Text>
          ))}
        </Stack>
      )}
      {isOver && <Text>{t('jobs.checkIn.unsettled', { name })}</Text>}
    </>
  );
}
