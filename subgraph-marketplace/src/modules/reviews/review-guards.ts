import type { Clock } from '@tbt/service-kit';
import type { BookingGuard } from '../bookings';
import { reviewRefusal } from './reviews.policy';

export const createReviewGuards = ({ clock }: { clock: Clock }): readonly BookingGuard[] => [
  {
    action: 'review',
    async isOpen(booking, side, { loaders }) {
      const now = clock.now();
      // A shift that goes on has no review yet: no statement for lists of upcoming bookings.
      if (now < booking.endsAt) return false;
      const facts = await loaders.reviewFacts.load(booking.id);
      return facts !== null && reviewRefusal(booking, side, facts, now) === null;
    },
  },
];
