import { Banner, Stack, Text } from '@tbt/design-system';
import { ReviewItem } from '@tbt/people-ui';
import { useFormats } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import {
  BookingReviewsFragmentDoc,
  type BookingReviewsFragment,
  type ShiftSide,
} from '../../generated/graphql';
import { BookingPanel } from '../../parts/booking-panel/booking-panel';
import { useText } from '../../texts';
import { ReviewForm } from './review-form';

export interface ReviewPanelProps {
  booking: FragmentType<typeof BookingReviewsFragmentDoc>;
  reader: ShiftSide;
  /** Of the other side. */
  name: string;
}

function OwnState({ booking, reader, name }: { booking: BookingReviewsFragment } & Named) {
  const t = useText();
  const formats = useFormats();
  const own = booking.reviews.find(({ by }) => by === reader);
  if (!own) return null;
  if (!own.isPublic) return <Banner tone="warning">{t('jobs.reviews.held')}</Banner>;
  if (own.isPublished) return null;
  const date = formats.instantDate(own.publishesAt, booking.timeZone);
  return <Text tone="muted">{t('jobs.reviews.hidden', { name, date })}</Text>;
}

type Named = Pick<ReviewPanelProps, 'reader' | 'name'>;

function Form({ booking, ...named }: { booking: BookingReviewsFragment } & Named) {
  const t = useText();
  const formats = useFormats();
  const date = formats.instantDate(booking.reviewUntil, booking.timeZone);
  return (
    <>
      <Text>{t('jobs.reviews.blind', { name: named.name, date })}</Text>
      <ReviewForm bookingId={booking.id} {...named} />
    </>
  );
}

/** Reviews of both sides: to write, hidden, published. Nothing before the end of the shift. */
export function ReviewPanel({ booking: reference, reader, name }: ReviewPanelProps) {
  const booking = readFragment(BookingReviewsFragmentDoc, reference);
  const t = useText();
  const isAsked = booking.actions.includes('review');
  if (!isAsked && booking.reviews.length === 0) return null;
  return (
    <BookingPanel title={t('jobs.reviews.title')}>
      {isAsked && <Form booking={booking} reader={reader} name={name} />}
      {booking.reviews.length > 0 && (
        <Stack as="ul" gap="5">
          {booking.reviews.map((review) => (
            <li key={review.id}>
              <ReviewItem review={review} />
            </li>
          ))}
        </Stack>
      )}
      <OwnState booking={booking} reader={reader} name={name} />
    </BookingPanel>
  );
}
