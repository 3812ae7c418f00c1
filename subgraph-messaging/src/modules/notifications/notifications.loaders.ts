import { createLoader } from '@tbt/service-kit';
import type { Reading } from '../../database';
import { contactName, type ContactsService } from '../contacts';
import { notificationsByIds } from './notifications.repository';

/** One statement for all notifications, one for all people they name. */
export const createNotificationLoaders = (db: Reading, contacts: ContactsService) => ({
  notificationById: createLoader(
    (ids: readonly number[]) => notificationsByIds(db, [...ids]),
    (notification) => notification.id,
  ),
  personName: createLoader(async (ids: readonly number[]) => {
    const known = await contacts.contacts(db, [...ids]);
    const named = [...known].map(([id, contact]) => [id, contactName(contact)] as const);
    return new Map(named.filter(([, name]) => name !== ''));
  }),
});

export type NotificationLoaders = ReturnType<typeof createNotificationLoaders>;
