import { Banner, ErrorState, Icon, Skeleton, SkeletonGroup } from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import { useMoment } from '../../parts/countdown/use-moment';
import { useText } from '../../texts';
import type { CancellationPriceState } from './use-cancellation-price';

type Price = NonNullable<CancellationPriceState['shown']>;

function KnownPrice({ price, name }: { price: Price; name: string }) {
  const t = useText();
  const formats = useFormats();
  const moment = useMoment();
  const { reliabilityPoints, scoreAfter, compensation, freeUntil, undoMinutes } = price;
  const isFree = reliabilityPoints === 0 && !compensation;
  const title = compensation
    ? t('jobs.shifts.price.money', { amount: formats.currency(compensation), name })
    : t('jobs.shifts.price.points', { count: reliabilityPoints });
  return (
    <Banner
      tone={isFree ? 'success' : 'danger'}
      icon={<Icon name={isFree ? 'check' : 'alert'} />}
      title={isFree ? t('jobs.shifts.price.free') : title}
      live="status"
    >
      {typeof scoreAfter === 'number' && !isFree && (
        <p>{t('jobs.shifts.price.score', { score: scoreAfter })}</p>
      )}
      {isFree && freeUntil && <p>{t('jobs.shifts.price.until', { when: moment(freeUntil) })}</p>}
      <p>{t('jobs.shifts.price.undo', { count: undoMinutes, name })}</p>
    </Banner>
  );
}

/** What cancelling costs, in points or in money, before it is done. */
export function PriceOfCancelling({
  price: { shown, isLoading, failure, readAgain },
  name,
}: {
  price: CancellationPriceState;
  name: string;
}) {
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
  return <KnownPrice price={shown} name={name} />;
}
