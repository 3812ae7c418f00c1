import {
  DOMAIN_EVENT_NAMES,
  EVENT_CONSUMERS,
  type DomainEventName,
  type DomainEvents,
} from '@tbt/contracts';
import { consumeOnce, type Bus } from '@tbt/service-kit';
import type { MessagingDatabase, MessagingTx } from './database';
import type { EventAppliers } from './apply-events';
import type { MailSender } from './modules/mail';
import { NOTHING, type DeliveryResult, type NotificationDelivery } from './modules/notifications';

const SERVICE = 'messaging';
// Consumed by `servePrivacy`; these notify no user.
const PRIVACY: readonly DomainEventName[] = ['account.erased', 'export.requested'];

const CONSUMED = DOMAIN_EVENT_NAMES.filter((name) => {
  const consumers: readonly string[] = EVENT_CONSUMERS[name];
  return consumers.includes(SERVICE) && !PRIVACY.includes(name);
});

type Dependencies = {
  bus: Bus;
  database: MessagingDatabase;
  appliers: EventAppliers;
  delivery: NotificationDelivery;
  senders: readonly Pick<MailSender, 'kick'>[];
};

/**
 * Each event updates the read model and writes notifications, mails and push messages in one deduplicated
 * transaction; live signals and their delivery follow the commit.
 */
export async function registerEventConsumers(dependencies: Dependencies): Promise<void> {
  const { bus, database, appliers, delivery, senders } = dependencies;

  const consume = <N extends DomainEventName>(name: N) =>
    bus.subscribe(SERVICE, name, async (event) => {
      const { added, mutedIds, settledIds } = await database.transaction(
        async (tx): Promise<DeliveryResult> => {
          if (!(await consumeOnce(tx, event.id))) return NOTHING;
          const apply = appliers[name] as
            ((tx: MessagingTx, payload: DomainEvents[N]) => Promise<void>) | undefined;
          await apply?.(tx, event.payload);
          return delivery.deliver(tx, { ...event, name });
        },
      );
      for (const { id, recipientId } of added) {
        await bus.live.publish('notification.added', { recipientId, notificationId: id });
      }
      for (const recipientId of mutedIds) {
        await bus.live.publish('notification.muted', { recipientId });
      }
      for (const recipientId of settledIds) {
        await bus.live.publish('notifications.read', { recipientId });
      }
      for (const sender of senders) sender.kick();
    });

  for (const name of CONSUMED) await consume(name);
}
