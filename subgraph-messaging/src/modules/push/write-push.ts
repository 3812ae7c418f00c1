import { createHash } from 'node:crypto';
import { actingFor, paths, type Locale } from '@tbt/contracts';
import type { Contact } from '../contacts';
import {
  isWorkflowKey,
  renderNotification,
  workflowOf,
  type NotificationParams,
} from '../workflows';
import { TEST_PUSH } from './push.types';

// Lock screens cut longer ones.
const TITLE_MAX = 120;
const BODY_MAX = 180;
const TAG_LENGTH = 32;

/** What the service worker shows. */
export type PushPayload = { title: string; body: string; path: string; tag: string; lang: Locale };

const TESTS: Record<Locale, Pick<PushPayload, 'title' | 'body'>> = {
  'en-CA': {
    title: 'Notifications work on this device',
    body: 'This is how you will hear about shifts, offers and bookings.',
  },
  'fr-CA': {
    title: 'Les notifications fonctionnent sur cet appareil',
    body: 'C’est ainsi que vous arriveront les nouvelles de vos quarts et réservations.',
  },
};

const cut = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`;

/** Full names of clinics; of professionals the first name and an initial. Former members are missing. */
function lockScreenNames(contacts: ReadonlyMap<number, Contact>): Map<number, string> {
  const nameOf = ({ role, firstName, lastName }: Contact): string =>
    role === 'clinic'
      ? `${firstName} ${lastName}`.trim()
      : [firstName, lastName && `${[...lastName][0] ?? ''}.`].filter(Boolean).join(' ');
  const named = [...contacts].map(([id, contact]) => [id, nameOf(contact)] as const);
  return new Map(named.filter(([, name]) => name !== ''));
}

/** Says nothing of the subject to the push service. */
export const pushTag = (tag: string): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, TAG_LENGTH);

export type PushText = {
  workflow: string;
  params: NotificationParams;
  tag: string;
  locale: Locale;
  contacts: ReadonlyMap<number, Contact>;
  /** Of a clinic's own account, as in a mail. */
  clinicId: number | null;
};

/** Title and shift of the notification; its lines, which may quote a message, only of job alerts. Null for an unknown workflow. */
export function writePush({ workflow, params, tag, locale, contacts, clinicId }: PushText) {
  const common = { tag: pushTag(tag), lang: locale };
  if (workflow === TEST_PUSH)
    return { ...TESTS[locale], ...common, path: '/notifications' } satisfies PushPayload;
  if (!isWorkflowKey(workflow)) return null;
  const text = renderNotification(workflow, params, locale, lockScreenNames(contacts));
  const why = workflowOf(workflow).category === 'job_alerts' ? text.lines : [];
  return {
    title: cut(text.title, TITLE_MAX),
    body: cut([...(text.subject ? [text.subject] : []), ...why].join('\n'), BODY_MAX),
    path: actingFor(text.link?.path ?? paths.notifications(), clinicId),
    ...common,
  } satisfies PushPayload;
}
