import type { Locale } from '@tbt/contracts';
import { contactNames, withShiftPlace } from '../contacts';
import { isWorkflowKey, renderNotification, type NotificationText } from '../workflows';
import type { NotificationLoaders } from './notifications.loaders';
import type { Notification } from './notifications.queries';

/** In the recipient's language, with current names. */
export async function notificationText(
  { workflow, params }: Notification,
  locale: Locale,
  loaders: Pick<NotificationLoaders, 'contact'>,
): Promise<NotificationText> {
  if (!isWorkflowKey(workflow))
    return {
      ...{ title: workflow, subject: null, link: null, ignore: null },
      ...{ details: [], lines: [], brief: [], deadline: [] },
    };
  const ids = [...new Set([params.personId, params.clinicId])].filter(
    (id): id is number => typeof id === 'number',
  );
  const found = await Promise.all(ids.map((id) => loaders.contact.load(id)));
  const known = new Map(found.flatMap((contact) => (contact ? [[contact.userId, contact]] : [])));
  return renderNotification(workflow, withShiftPlace(params, known), locale, contactNames(known));
}
