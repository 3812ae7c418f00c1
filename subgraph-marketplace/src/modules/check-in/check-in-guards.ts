import type { Clock } from '@tbt/service-kit';
import type { BookingGuard } from '../bookings';
import { isPresenceGranted } from '../hours';
import { isNoShowOpen, isRefillOpen, isStepOpen, type DayStep } from './check-in.policy';

const STEPS: readonly DayStep[] = ['on_my_way', 'run_late', 'arrive', 'check_in'];

export const createCheckInGuards = ({ clock }: { clock: Clock }): readonly BookingGuard[] => [
  ...STEPS.map((action) => ({
    action,
    isOpen: (...[booking, side]: Parameters<BookingGuard['isOpen']>) =>
      isStepOpen(booking, action, side, clock.now()),
  })),
  {
    action: 'miss',
    isOpen: async (booking, side, { loaders }) =>
      isNoShowOpen(booking, side, clock.now()) &&
      (booking.status !== 'completed' ||
        !isPresenceGranted((await loaders.timesheetsOfBooking.load(booking.id)) ?? [])),
  },
  { action: 'refill', isOpen: (booking, side) => isRefillOpen(booking, side, clock.now()) },
];
