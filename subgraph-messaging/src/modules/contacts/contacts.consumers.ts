import type { DomainEventName, DomainEvents } from '@tbt/contracts';
import { consumeOnce, type Bus } from '@tbt/service-kit';
import type { MessagingDatabase, MessagingTx } from '../../database';
import type { ContactsService } from './contacts.service';

const SERVICE = 'messaging';

/** Keeps the read model: each event is applied once, in the transaction that remembers it. */
export async function registerContactsConsumers(
  bus: Bus,
  database: MessagingDatabase,
  contacts: ContactsService,
): Promise<void> {
  const keep = <N extends DomainEventName>(
    name: N,
    apply: (tx: MessagingTx, payload: DomainEvents[N]) => Promise<void>,
  ) =>
    bus.subscribe(SERVICE, name, (event) =>
      database.transaction(async (tx) => {
        if (await consumeOnce(tx, event.id)) await apply(tx, event.payload);
      }),
    );
  await keep('user.changed', contacts.personChanged);
  await keep('application.changed', contacts.applicationChanged);
  await keep('booking.changed', contacts.bookingChanged);
}
