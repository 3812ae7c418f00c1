import { createLoader } from '@tbt/service-kit';
import type { Reading } from '../../database';
import type { ContactsService } from '../contacts';
import { notificationsByIds } from './notifications.queries';

export const createNotificationLoaders = (db: Reading, contacts: ContactsService) => ({
  notificationById: createLoader(
    (ids: readonly number[]) => notificationsByIds(db, [...ids]),
    (notification) => notification.id,
  ),
  contact: createLoader((ids: readonly number[]) => contacts.contacts(db, [...ids])),
});

export type NotificationLoaders = ReturnType<typeof createNotificationLoaders>;
