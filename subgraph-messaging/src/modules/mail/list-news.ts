import { paths, type Locale } from '@tbt/contracts';
import {
  CHOSEN_CATEGORIES,
  fillText,
  frameTexts,
  isWorkflowKey,
  renderNotification,
  workflowOf,
  type NotificationParams,
  type WorkflowKey,
} from '../workflows';
import { wallClock } from '../preferences';
import type { EntryGroup, ListedEntry } from './list-shifts';
import type { CollectedMail } from './digests.queries';
import type { UnreadConversation } from './mail.types';
import { memberLink } from './site-link';

type Reader = {
  locale: Locale;
  publicUrl: string;
  people: ReadonlyMap<number, string>;
  timeZone: string;
  /** As in a mail. */
  clinicId: number | null;
};

type Entry = { workflow: WorkflowKey; params: NotificationParams };

const isEntry = (mail: CollectedMail): mail is Entry => isWorkflowKey(mail.workflow);

function listNotification({ workflow, params }: Entry, reader: Reader) {
  const { locale, people } = reader;
  const text = renderNotification(workflow, params, locale, people);
  return {
    title: text.title,
    lines: [...(text.subject === null ? [] : [text.subject]), ...text.brief],
    url: text.link && memberLink(reader, text.link.path),
  };
}

/** Conversations with the number of their unread messages, never what they say. */
export const listUnread = (unread: readonly UnreadConversation[], reader: Reader): ListedEntry[] =>
  unread.map(({ personId, count, latestAt }) => {
    const { locale, people, timeZone } = reader;
    const { unreadOne, unreadMany, member } = frameTexts(locale);
    const facts = { count, date: wallClock(timeZone, latestAt.getTime()).date };
    return {
      title: people.get(personId) ?? member,
      lines: [fillText(count === 1 ? unreadOne : unreadMany, facts, locale) ?? ''],
      url: memberLink(reader, paths.messages(personId)),
    };
  });

/** A digest's entries by category; conversations once, as they are now. */
export function listDigest(
  mails: readonly CollectedMail[],
  unread: readonly UnreadConversation[],
  reader: Reader,
): EntryGroup[] {
  const known = mails.filter(isEntry);
  return CHOSEN_CATEGORIES.map((category): EntryGroup => {
    const own = known.filter(({ workflow }) => workflowOf(workflow).category === category);
    const entries =
      category === 'messages'
        ? listUnread(own.length > 0 ? unread : [], reader)
        : own.map((entry) => listNotification(entry, reader));
    return { heading: frameTexts(reader.locale).categories[category], entries };
  }).filter(({ entries }) => entries.length > 0);
}
