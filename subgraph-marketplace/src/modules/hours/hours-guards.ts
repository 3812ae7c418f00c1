import type { Clock } from '@tbt/service-kit';
import { canTransition, type Booking, type BookingGuard } from '../bookings';
import type { GraphContext } from '../../context';

const waitingBy = async ({ id }: Booking, { loaders }: GraphContext) => {
  const sheets = await loaders.timesheetsOfBooking.load(id);
  return sheets?.find(({ status }) => status === 'submitted')?.by ?? null;
};

export function createHoursGuards({ clock }: { clock: Clock }): readonly BookingGuard[] {
  return [
    {
      action: 'complete',
      isOpen: ({ status, startsAt }, by) =>
        canTransition(status, { action: 'complete', by }) && clock.now() >= startsAt,
    },
    {
      action: 'approve',
      isOpen: async (booking, by, context) =>
        canTransition(booking.status, { action: 'approve', by }) &&
        ['temp', 'clock'].includes((await waitingBy(booking, context)) ?? ''),
    },
    {
      action: 'accept_hours',
      isOpen: async (booking, by, context) =>
        canTransition(booking.status, { action: 'accept_hours', by }) &&
        (await waitingBy(booking, context)) === 'clinic',
    },
    {
      action: 'propose_hours',
      isOpen: ({ status }, by) => canTransition(status, { action: 'propose_hours', by }),
    },
  ];
}
