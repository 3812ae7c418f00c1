import type { DomainEventName, DomainEvents } from '@tbt/contracts';
import type { MessagingTx } from '../../database';
import type { ContactsService } from './contacts.service';

/** Read model updates by event; each runs once, in the consumer's transaction. */
export type EventAppliers = {
  [N in DomainEventName]?: (tx: MessagingTx, payload: DomainEvents[N]) => Promise<void>;
};

export const contactsAppliers = (contacts: ContactsService): EventAppliers => ({
  'user.changed': contacts.personChanged,
  'contact.changed': contacts.contactChanged,
  'application.changed': contacts.applicationChanged,
  'booking.changed': contacts.bookingChanged,
});
