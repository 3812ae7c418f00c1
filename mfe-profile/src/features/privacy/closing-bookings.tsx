import type { ReactNode } from 'react';
import { paths } from '@tbt/contracts';
import { Button, Cluster, Spinner, Stack, Text } from '@tbt/design-system';
import { Link, useFormats } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { readFragment } from '../../generated';
import {
  ClosingBookingFragmentDoc,
  ClosingBookingsDocument,
  type ClosingBookingFragment,
} from '../../generated/graphql';
import { useText } from '../../texts';
import styles from './close-account.module.css';

type Price = ClosingBookingFragment['cancellationPrice'];

function usePriceText() {
  const t = useText();
  const formats = useFormats();
  return (price: Price) => {
    if (!price) return t('privacy.close.bookings.underWay');
    if (price.compensation)
      return t('privacy.close.bookings.money', { amount: formats.currency(price.compensation) });
    return price.reliabilityPoints > 0
      ? t('privacy.close.bookings.points', { count: price.reliabilityPoints })
      : t('privacy.close.bookings.free');
  };
}

type ClosingBookingsProps = {
  /** Shown when there are no upcoming bookings. */
  children: ReactNode;
  onKeep: () => void;
};

/** Upcoming bookings with their cancellation cost, to be cancelled before the account closes. */
export function ClosingBookings({ children, onKeep }: ClosingBookingsProps) {
  const t = useText();
  const formats = useFormats();
  const priceText = usePriceText();
  const { data, error } = useQuery(ClosingBookingsDocument, { fetchPolicy: 'network-only' });
  if (!data && !error) return <Spinner label={t('privacy.close.bookings.loading')} />;
  // Without the list the server still refuses.
  const edges = data?.myBookings.edges ?? [];
  if (edges.length === 0) return children;
  return (
    <Stack gap="4">
      <Text>{t('privacy.close.bookings.lead', { count: edges.length })}</Text>
      <ul className={styles.consequences}>
        {edges.map(({ node }) => {
          const booking = readFragment(ClosingBookingFragmentDoc, node);
          const hours = formats.timeRange(booking.startTime, booking.endTime);
          return (
            <li key={booking.id}>
              <Text as="span">
                {[booking.job?.title, formats.date(booking.date), hours]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
              <Text tone="muted">{priceText(booking.cancellationPrice)}</Text>
            </li>
          );
        })}
      </ul>
      <Cluster>
        <Button variant="secondary" onClick={onKeep}>
          {t('privacy.close.keep')}
        </Button>
        <Button asChild>
          <Link to={paths.shifts('bookings')}>{t('privacy.close.bookings.open')}</Link>
        </Button>
      </Cluster>
    </Stack>
  );
}
