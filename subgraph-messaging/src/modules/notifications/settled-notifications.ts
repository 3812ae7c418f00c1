import type { DomainEventName, DomainEvents } from '@tbt/contracts';
import type { SettledRequest } from './notifications.queries';

/** The request to a user that an event makes pointless, if any. */
export function settledRequest<N extends DomainEventName>(
  name: N,
  payload: DomainEvents[N],
): SettledRequest | null {
  if (name !== 'booking.changed') return null;
  const { status, professionalId, bookingId } = payload as DomainEvents['booking.changed'];
  if (status === 'booked') return null;
  return { recipientId: professionalId, workflow: 'booking.confirm-asked', bookingId };
}
