import { expectedPay, isCancellationUrgent, RELIABILITY, shiftMinutes } from '@tbt/contracts';
import { Banner, ErrorState, Icon, Skeleton, SkeletonGroup } from '@tbt/design-system';
import { now, useFormats } from '@tbt/web-kit';
import { useMoment } from '../../parts/countdown/use-moment';
import { useWorkedTime } from '../../parts/worked-time/use-worked-time';
import { useText } from '../../texts';
import type { BookingPartProps } from './booking-notices';
import type { CancellationPriceState } from './use-cancellation-price';

interface KnownPriceProps extends BookingPartProps {
  price: NonNullable<CancellationPriceState['shown']>;
  ladder: CancellationPriceState['ladder'];
  hasScore: boolean;
}

function PriceRule({ price, ladder, booking, reader }: Omit<KnownPriceProps, 'name' | 'hasScore'>) {
  const t = useText();
  const formats = useFormats();
  const timeOf = useWorkedTime();
  const { breakMinutes, minutes } = expectedPay(shiftMinutes(booking), booking.hourlyRate);
  return (
    <>
      <p>
        {reader === 'temp'
          ? ladder &&
            t('jobs.shifts.price.ruleTemp', {
              early: ladder.over72h,
              soon: ladder.from24To72h,
              late: ladder.under24h,
            })
          : t('jobs.shifts.price.ruleClinic', { minutes: breakMinutes })}
      </p>
      {price.compensation && (
        <p>
          {t('jobs.shifts.price.sum', {
            time: timeOf(minutes),
            rate: formats.currency(booking.hourlyRate),
            amount: formats.currency(price.compensation),
          })}
        </p>
      )}
    </>
  );
}

function KnownPrice({ price, ladder, hasScore, booking, reader, name }: KnownPriceProps) {
  const t = useText();
  const formats = useFormats();
  const moment = useMoment('clause', booking.timeZone);
  const { reliabilityPoints, scoreAfter, compensation, freeUntil, undoMinutes } = price;
  const isFree = reliabilityPoints === 0 && !compensation;
  const free = reader === 'clinic' ? 'jobs.shifts.price.freeClinic' : 'jobs.shifts.price.free';
  const cost = compensation
    ? t('jobs.shifts.price.money', { amount: formats.currency(compensation), name })
    : t('jobs.shifts.price.points', { count: reliabilityPoints });
  const score = hasScore ? 'jobs.shifts.price.score' : 'jobs.shifts.price.noScore';
  return (
    <Banner
      tone={isFree ? 'success' : 'danger'}
      icon={<Icon name={isFree ? 'check' : 'alert'} />}
      title={isFree ? t(free) : cost}
      live="status"
    >
      {typeof scoreAfter === 'number' && !isFree && (
        <p>{t(score, { score: scoreAfter, max: RELIABILITY.start, count: undoMinutes })}</p>
      )}
      {isFree && freeUntil && (
        <p>
          {t(reader === 'clinic' ? 'jobs.shifts.price.until' : 'jobs.shifts.price.untilTemp', {
            when: moment(freeUntil),
          })}
        </p>
      )}
      {reader === 'clinic' && <p>{t('jobs.shifts.price.counts', { count: undoMinutes })}</p>}
      <PriceRule price={price} ladder={ladder} booking={booking} reader={reader} />
      <p>
        {t(
          isCancellationUrgent(new Date(booking.startsAt), now())
            ? 'jobs.shifts.price.undoLate'
            : 'jobs.shifts.price.undo',
          {
            count: undoMinutes,
            name,
          },
        )}
      </p>
    </Banner>
  );
}

/** Cost of a cancellation, in points or dollars. */
export function PriceOfCancelling({
  price: { shown, ladder, hasScore, isLoading, failure, readAgain },
  ...booked
}: BookingPartProps & { price: CancellationPriceState }) {
  const t = useText();
  if (isLoading)
    return (
      <SkeletonGroup label={t('jobs.shifts.price.loading')}>
        <Skeleton shape="box" />
      </SkeletonGroup>
    );
  if (failure)
    return (
      <ErrorState
        title={t('jobs.shifts.price.failed')}
        description={failure}
        retryLabel={t('jobs.retry')}
        onRetry={() => void readAgain()}
      />
    );
  if (!shown) return <Banner tone="warning">{t('jobs.shifts.price.none')}</Banner>;
  return <KnownPrice price={shown} {...{ ladder, hasScore }} {...booked} />;
}
