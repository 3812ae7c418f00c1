import type { DomainEventName, DomainEvents } from '@tbt/contracts';
import type { Clock } from '@tbt/service-kit';
import type { MessagingTx } from '../../database';
import type { ContactsService } from '../contacts';
import type { MailOrder, MailService } from '../mail';
import { userRecipient, type PreferencesService } from '../preferences';
import { workflowOf } from '../workflows';
import { noticesOf, type Notice } from './notices';
import { addNotifications, type NewNotification } from './notifications.repository';

type Dependencies = {
  contacts: ContactsService;
  preferences: PreferencesService;
  mail: MailService;
  clock: Clock;
};

export type Added = { id: number; recipientId: number };

/** New notifications, and users whose state changed without a notification. */
export type Delivered = { added: Added[]; mutedIds: number[] };
type Bells = { rows: NewNotification[]; mutedIds: number[] };

export const NOTHING: Delivered = { added: [], mutedIds: [] };

export type NoticeDelivery = ReturnType<typeof createNoticeDelivery>;

/** Writes an event's notifications and mails in the consumer's transaction. */
export function createNoticeDelivery({ contacts, preferences, mail, clock }: Dependencies) {
  async function recipientIds(tx: MessagingTx, { to }: Notice): Promise<number[]> {
    if (to === 'admins') return contacts.adminIds(tx);
    return to.userId === undefined ? [] : [to.userId];
  }

  async function inApp(tx: MessagingTx, eventId: string, notice: Notice): Promise<Bells> {
    const ids = await recipientIds(tx, notice);
    const recipients = new Map(ids.map((id) => [userRecipient(id), id]));
    const workflow = workflowOf(notice.workflow);
    const wanting = await preferences.wanting(tx, workflow, 'in_app', [...recipients.keys()]);
    const rows = [...recipients]
      .filter(([recipient]) => wanting.has(recipient))
      .map(([, recipientId]): NewNotification => ({
        recipientId,
        workflow: notice.workflow,
        eventId,
        params: notice.params,
        createdAt: clock.now(),
      }));
    const isForBells = workflow.channels.includes('in_app');
    const isMuted = (id: number) => isForBells && !wanting.has(userRecipient(id));
    return { rows, mutedIds: ids.filter(isMuted) };
  }

  const orderOf = (eventId: string, { to, ...notice }: Notice): MailOrder[] =>
    to === 'admins'
      ? []
      : [
          {
            key: eventId,
            workflow: notice.workflow,
            to,
            locale: notice.locale ?? null,
            params: notice.params,
            ...(notice.sealedToken && { sealedToken: notice.sealedToken }),
          },
        ];

  return {
    /** Deduplicated per event, recipient and channel. Disabled mail is dropped when it is sent, so that the latest choice counts. */
    async deliver<N extends DomainEventName>(
      tx: MessagingTx,
      event: { id: string; name: N; payload: DomainEvents[N] },
    ): Promise<Delivered> {
      const notices = noticesOf(event.name, event.payload);
      if (notices.length === 0) return NOTHING;
      const bells: Bells[] = [];
      for (const notice of notices) bells.push(await inApp(tx, event.id, notice));
      await mail.send(tx, ...notices.flatMap((notice) => orderOf(event.id, notice)));
      const added = await addNotifications(
        tx,
        bells.flatMap(({ rows }) => rows),
      );
      const rung = new Set(added.map(({ recipientId }) => recipientId));
      const mutedIds = new Set(bells.flatMap((bell) => bell.mutedIds));
      return { added, mutedIds: [...mutedIds].filter((id) => !rung.has(id)) };
    },
  };
}
