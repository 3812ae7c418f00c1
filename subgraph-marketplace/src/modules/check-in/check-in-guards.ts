import type { Clock } from '@tbt/service-kit';
import type { BookingGuard } from '../bookings';
import { isNoShowOpen, isRefillOpen, isStepOpen, type DayStep } from './check-in.policy';

const STEPS: readonly DayStep[] = ['on_my_way', 'run_late', 'arrive', 'check_in'];

export const createCheckInGuards = ({ clock }: { clock: Clock }): readonly BookingGuard[] => [
  ...STEPS.map((action) => ({
    action,
    isOpen: (...[booking, side]: Parameters<BookingGuard['isOpen']>) =>
      isStepOpen(booking, action, side, clock.now()),
  })),
  { action: 'miss', isOpen: (booking, side) => isNoShowOpen(booking, side, clock.now()) },
  { action: 'refill', isOpen: (booking, side) => isRefillOpen(booking, side, clock.now()) },
];
