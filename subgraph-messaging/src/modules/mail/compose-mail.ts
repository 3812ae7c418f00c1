import type { Clock, Deployment } from '@tbt/service-kit';
import type { MessagingDatabase } from '../../database';
import { contactNames, salutationName, withShiftPlace, type ContactsService } from '../contacts';
import { DEFAULT_ZONE, type PreferencesService } from '../preferences';
import { isWorkflowKey, workflowOf, type NotificationParams, type WorkflowKey } from '../workflows';
import { collectedMails, type CollectedMail } from './digests.queries';
import { listDigest, listUnread } from './list-news';
import { ContactPending, MailCollected, MailSuppressed, MailWaits } from './mail-holds';
import { senderDomain, type MailSettings } from './mail-settings';
import { dayWaiting, digestOf, quietMail } from './mail-times';
import { MailFailure } from './mail-transport';
import type {
  ClaimedMail,
  OutgoingMail,
  SealedFact,
  UnreadConversation,
  UnreadReader,
} from './mail.types';
import { threadHeaders } from './thread-headers';
import { writeMail } from './write-mail';

export type ComposeMailOptions = {
  database: MessagingDatabase;
  clock: Clock;
  deployment: Pick<Deployment, 'publicUrl' | 'sealer'>;
  contacts: ContactsService;
  preferences: PreferencesService;
  unread: UnreadReader;
  settings: MailSettings;
};

/** Time to wait for a new account's name and language, which arrive by another event. */
const CONTACT_WAIT_MS = 30_000;
const ONLINE_WAIT_MS = 120_000;
const DIGEST_ENTRIES_MAX = 40;

type News = {
  workflow: WorkflowKey;
  params: NotificationParams;
  /** Of a digest. */
  mails: CollectedMail[];
  unread: UnreadConversation[];
};

const isOfMessages = ({ workflow }: CollectedMail) => workflow.startsWith('messages.');

/** Messages are one entry, by conversation; of all others the newest. */
function entriesOf(mails: readonly CollectedMail[]) {
  const others = mails.filter((each) => !isOfMessages(each));
  const newest = others.slice(-DIGEST_ENTRIES_MAX);
  return {
    listed: [...mails.filter(isOfMessages), ...newest],
    leftOut: others.length - newest.length,
  };
}

const isId = (id: unknown): id is number => typeof id === 'number';

export function createMailComposer(options: ComposeMailOptions) {
  const { database, clock, deployment, contacts, preferences, unread, settings } = options;
  const { prisma } = database;
  const { publicUrl } = deployment;

  async function opened(fact: SealedFact, name: string): Promise<string> {
    const facts = await deployment.sealer.open(fact.purpose, fact.text);
    const value = facts?.[name];
    if (typeof value !== 'string') throw new MailSuppressed('what it said can no longer be opened');
    return value;
  }

  async function unreadNews(mail: ClaimedMail, userId: number): Promise<News> {
    const conversations = await unread.unreadOf(userId);
    const [first] = conversations;
    if (!first) throw new MailSuppressed('read on the site');
    if (unread.isOnline(userId)) {
      const until = new Date(clock.now().getTime() + ONLINE_WAIT_MS);
      throw new MailWaits({ until, reason: 'is on the site' });
    }
    const news = { params: mail.params, mails: [], unread: conversations };
    return conversations.length === 1
      ? { ...news, workflow: 'messages.unread-from', params: { personId: first.personId } }
      : { ...news, workflow: 'messages.unread' };
  }

  async function digestNews(mail: ClaimedMail, workflow: WorkflowKey, userId: number) {
    const isWanted = await preferences.choices(prisma, [mail.recipient]);
    const wanted = (await collectedMails(prisma, mail.id)).filter(
      ({ workflow: key }) =>
        isWorkflowKey(key) && isWanted(mail.recipient, workflowOf(key), 'email'),
    );
    const isAboutMessages = wanted.some(isOfMessages);
    const conversations = isAboutMessages ? await unread.unreadOf(userId) : [];
    const mails = wanted.filter((each) => conversations.length > 0 || !isOfMessages(each));
    if (mails.length === 0) throw new MailSuppressed('everything was read');
    return { workflow, params: mail.params, mails, unread: conversations };
  }

  async function newsOf(mail: ClaimedMail, workflow: WorkflowKey): Promise<News> {
    const { category } = workflowOf(workflow);
    if (mail.userId !== null && category === 'messages') return unreadNews(mail, mail.userId);
    if (mail.userId !== null && category === 'digest')
      return digestNews(mail, workflow, mail.userId);
    return { workflow, params: mail.params, mails: [], unread: [] };
  }

  const namedBy = ({ params, mails, unread: conversations }: News): number[] => [
    ...[params, ...mails.map((each) => each.params)]
      .flatMap(({ personId, clinicId }) => [personId, clinicId])
      .filter(isId),
    ...conversations.map(({ personId }) => personId),
  ];

  /** @throws the reasons of `mail-holds`, and MailFailure. */
  return async function composeMail(mail: ClaimedMail): Promise<OutgoingMail> {
    const { workflow: key, recipient, userId, sealed } = mail;
    if (!isWorkflowKey(key)) throw new MailSuppressed('unknown workflow');
    const workflow = workflowOf(key);
    const choice = await preferences.mailChoice(prisma, workflow, recipient);
    if (!choice.isWanted) throw new MailSuppressed('switched off');
    const digest = digestOf(mail, workflow, choice, clock.now());
    if (digest) throw new MailCollected(digest);
    const quiet = await quietMail(prisma, mail, workflow, clock.now());
    if (quiet) throw new MailWaits(quiet);
    const news = await newsOf(mail, key);
    const ids = new Set([...(userId === null ? [] : [userId]), ...namedBy(news)]);
    const known = await contacts.contacts(prisma, [...ids]);
    const own = userId === null ? undefined : known.get(userId);
    const age = clock.now().getTime() - mail.createdAt.getTime();
    if (userId !== null && !own && age < CONTACT_WAIT_MS) throw new ContactPending();
    if (own && !own.isActive && !sealed.address) throw new MailSuppressed('account closed');
    const to = sealed.address ? await opened(sealed.address, 'email') : own?.email;
    if (!to) throw new MailFailure('the address is not known yet', false);
    const full = await dayWaiting(prisma, mail, workflow, clock.now());
    if (full) throw new MailWaits(full);
    const linkToken = sealed.token ? await opened(sealed.token, 'token') : null;
    const unsubscribeToken = workflow.critical
      ? null
      : await preferences.issueToken(prisma, recipient, workflow.category);
    const locale = own?.locale ?? mail.locale ?? 'en-CA';
    const people = contactNames(known);
    const timeZone = choice.timeZone ?? DEFAULT_ZONE;
    const clinicId = own?.role === 'clinic' ? own.userId : null;
    const reader = { locale, people, publicUrl, timeZone, clinicId };
    const { listed, leftOut } = entriesOf(news.mails);
    const unlisted = (news.unread[0]?.conversations ?? 0) - news.unread.length;
    const groups =
      workflow.category === 'messages'
        ? [{ heading: null, entries: listUnread(news.unread, reader) }]
        : listDigest(listed, news.unread, reader);
    const written = writeMail({
      ...{ workflow: news.workflow, params: withShiftPlace(news.params, known) },
      ...{ shifts: mail.shifts, locale, people, publicUrl, linkToken, unsubscribeToken },
      ...(groups.length > 0 && { groups, leftOut: leftOut + unlisted }),
      greetedAs: own ? salutationName(own) : null,
      isMember: userId !== null,
      clinicId,
      postalAddress: settings.postalAddress,
    });
    const { params } = news;
    const messageId = `${mail.id}@${senderDomain(settings.from)}`;
    const aboutUserId = isId(params.personId) ? params.personId : null;
    const headers = { ...written.headers, ...threadHeaders(params, senderDomain(settings.from)) };
    return { ...written, headers, messageId, userId, aboutUserId, from: settings.from, to };
  };
}
