import type { DomainEventName, DomainEvents } from '@tbt/contracts';
import type { Clock } from '@tbt/service-kit';
import type { MessagingTx } from '../../database';
import type { ContactsService } from '../contacts';
import type { MailOrder, MailService } from '../mail';
import type { PushOrder, PushService } from '../push';
import { userRecipient, type PreferencesService } from '../preferences';
import { workflowOf, type Workflow } from '../workflows';
import { notificationOrders, type NotificationOrder } from './notification-rules';
import { addNotifications, markSettled, type NewNotification } from './notifications.queries';
import { settledRequest, type SettledRequest } from './settled-notifications';

type Dependencies = {
  contacts: ContactsService;
  preferences: PreferencesService;
  mail: MailService;
  push: PushService;
  clock: Clock;
};

export type AddedNotification = { id: number; recipientId: number };

/** New notifications, and users whose state changed without a notification or who have one less to read. */
export type DeliveryResult = {
  added: AddedNotification[];
  mutedIds: number[];
  settledIds: number[];
};
type Bells = {
  order: NotificationOrder;
  ids: readonly number[];
  rows: NewNotification[];
  mutedIds: number[];
};

export const NOTHING: DeliveryResult = { added: [], mutedIds: [], settledIds: [] };

export type NotificationDelivery = ReturnType<typeof createNotificationDelivery>;

const narrowed = ({ workflow, channels }: NotificationOrder): Workflow => {
  const { channels: all, ...rest } = workflowOf(workflow);
  return { ...rest, channels: channels ? all.filter((each) => channels.includes(each)) : all };
};

export function createNotificationDelivery(dependencies: Dependencies) {
  const { contacts, preferences, mail, push, clock } = dependencies;

  async function recipientIds(
    tx: MessagingTx,
    { to }: Pick<NotificationOrder | SettledRequest, 'to'>,
  ): Promise<readonly number[]> {
    if (to === 'admins') return contacts.adminIds(tx);
    if ('userIds' in to) return to.userIds;
    return to.userId === undefined ? [] : [to.userId];
  }

  async function inApp(tx: MessagingTx, eventId: string, order: NotificationOrder): Promise<Bells> {
    const ids = await recipientIds(tx, order);
    const recipients = new Map(ids.map((id) => [userRecipient(id), id]));
    const workflow = narrowed(order);
    const wanting = await preferences.wanting(tx, workflow, 'in_app', [...recipients.keys()]);
    const rows = [...recipients]
      .filter(([recipient]) => wanting.has(recipient))
      .map(([, recipientId]): NewNotification => ({
        recipientId,
        workflow: order.workflow,
        eventId,
        params: order.params,
        topic: order.topic,
        createdAt: clock.now(),
      }));
    const isForBells = workflow.channels.includes('in_app');
    const isMuted = (id: number) => isForBells && !wanting.has(userRecipient(id));
    return { order, ids, rows, mutedIds: ids.filter(isMuted) };
  }

  const orderOf = (eventId: string, { to, ...order }: NotificationOrder): MailOrder[] =>
    to === 'admins' || !narrowed({ to, ...order }).channels.includes('email')
      ? []
      : [
          {
            key: eventId,
            workflow: order.workflow,
            to,
            locale: order.locale ?? null,
            params: order.params,
            shifts: order.shifts ?? [],
            topic: order.topic,
            ...(order.sealedToken && { sealedToken: order.sealedToken }),
          },
        ];

  /** A member who gets no bell, as an earlier event already rang it, gets no push either. */
  function pushesOf(
    eventId: string,
    bells: readonly Bells[],
    added: readonly { id: number; recipientId: number; workflow: string }[],
  ): PushOrder[] {
    const nameOf = (userId: number, workflow: string) => `${userId} ${workflow}`;
    const rung = new Map(
      added.map(({ id, recipientId, workflow }) => [nameOf(recipientId, workflow), id]),
    );
    return bells
      .filter(({ order }) => narrowed(order).channels.includes('push'))
      .flatMap(({ order, ids, rows }) => {
        const { workflow, params, topic } = order;
        const onBell = new Set(rows.map(({ recipientId }) => recipientId));
        return ids.flatMap((userId): PushOrder[] => {
          const notificationId = rung.get(nameOf(userId, workflow)) ?? null;
          if (onBell.has(userId) && notificationId === null) return [];
          const tag = topic?.key ?? `${eventId} ${workflow}`;
          return [{ key: eventId, workflow, userId, notificationId, params, tag }];
        });
      });
  }

  return {
    /** Deduplicated per event, recipient and workflow. Disabled mail is dropped when it is sent, so that the latest choice counts. */
    async deliver<N extends DomainEventName>(
      tx: MessagingTx,
      event: { id: string; name: N; payload: DomainEvents[N] },
    ): Promise<DeliveryResult> {
      const settled = settledRequest(event.name, event.payload);
      const settledIds = settled
        ? await markSettled(tx, await recipientIds(tx, settled), settled, clock.now())
        : [];
      const orders = notificationOrders(event.name, event.payload);
      if (orders.length === 0) return { ...NOTHING, settledIds };
      const bells: Bells[] = [];
      for (const order of orders) bells.push(await inApp(tx, event.id, order));
      await mail.send(tx, ...orders.flatMap((order) => orderOf(event.id, order)));
      const added = await addNotifications(
        tx,
        bells.flatMap(({ rows }) => rows),
      );
      await push.queue(tx, pushesOf(event.id, bells, added));
      const rung = new Set(added.map(({ recipientId }) => recipientId));
      const mutedIds = new Set(bells.flatMap((bell) => bell.mutedIds));
      return { added, mutedIds: [...mutedIds].filter((id) => !rung.has(id)), settledIds };
    },
  };
}
