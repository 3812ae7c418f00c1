import type { Locale } from '@tbt/contracts';
import { isWorkflowKey, writeNotice, type WrittenNotice } from '../workflows';
import type { NotificationLoaders } from './notifications.loaders';
import type { Notification } from './notifications.repository';

/** The notification in the reader's language, its people by the names they have today. */
export async function writtenNotification(
  { workflow, params }: Notification,
  locale: Locale,
  loaders: Pick<NotificationLoaders, 'personName'>,
): Promise<WrittenNotice> {
  if (!isWorkflowKey(workflow)) return { title: workflow, subject: null, lines: [], link: null };
  const { personId } = params;
  const name = typeof personId === 'number' ? await loaders.personName.load(personId) : null;
  const people = new Map(typeof personId === 'number' && name ? [[personId, name]] : []);
  return writeNotice(workflow, params, locale, people);
}
