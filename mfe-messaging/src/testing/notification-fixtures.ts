import { answer, type FragmentData, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  MailboxPageDocument,
  MarkAllNotificationsReadDocument,
  MarkNotificationsReadDocument,
  NotificationBellDocument,
  NotificationPreferencesDocument,
  NotificationsPageDocument,
  AddPushDeviceDocument,
  RemovePushDeviceDocument,
  RemoveQuietHoursDocument,
  SendTestPushDocument,
  SetNotificationPreferenceDocument,
  SetNotificationRhythmDocument,
  SetQuietHoursDocument,
  type MailboxMailFragment,
  type NotificationPreferencesQuery,
  type NotificationRowFragment,
} from '../generated/graphql';
import { minutesAgo } from './fixtures';

export type NotificationNode = FragmentData<NotificationRowFragment>;
export type MailNode = FragmentData<MailboxMailFragment>;
export type PreferenceNode = FragmentData<
  NotificationPreferencesQuery['notificationPreferences'][number]
>;

type QuietHoursNode = FragmentData<NonNullable<NotificationPreferencesQuery['quietHours']>>;

export const quietNight = (): QuietHoursNode => ({
  __typename: 'QuietHours',
  ...{ startsAt: '22:00', endsAt: '07:00', timeZone: 'America/Toronto', isUrgentHeard: true },
});

export type PushDeviceNode = FragmentData<NotificationPreferencesQuery['myPushDevices'][number]>;

export const pushDevice = (overrides: Partial<PushDeviceNode> = {}): PushDeviceNode => ({
  __typename: 'PushDevice',
  ...{ id: '5', endpoint: 'https://push.test/phone', label: 'Chrome · Android' },
  ...{ createdAt: minutesAgo(3 * 24 * HOUR) },
  ...overrides,
});

const HOUR = 60;

/** A notification; by default unread and with a link. */
export const notificationNode = (overrides: Partial<NotificationNode> = {}): NotificationNode => ({
  __typename: 'Notification',
  id: '31',
  title: 'Ana Reyes applied for your shift',
  subject: 'Hygienist for a day: March 5, 2027, 8:00 AM to 4:00 PM',
  body: 'Look at the profile and answer before another office does.',
  path: '/shifts',
  isRead: false,
  createdAt: minutesAgo(4),
  ...overrides,
});

/** A clinic's notifications, newest first. */
export const notifications = (): NotificationNode[] => [
  notificationNode(),
  notificationNode({
    id: '30',
    title: 'Bao Tran cancelled the booking',
    body: 'The shift is open again.',
    createdAt: minutesAgo(95),
  }),
  notificationNode({
    id: '28',
    title: 'Your password was changed',
    subject: null,
    body: null,
    path: null,
    isRead: true,
    createdAt: minutesAgo(20 * HOUR),
  }),
];

const pageInfo = (hasNextPage: boolean, endCursor: string | undefined) => ({
  __typename: 'PageInfo',
  hasNextPage,
  endCursor: endCursor ?? null,
});

/** Answers of the page of notifications: its list. */
export const notificationList = (nodes = notifications(), hasNextPage = false): GraphAnswers =>
  answer(NotificationsPageDocument, {
    notifications: {
      __typename: 'NotificationConnection',
      edges: nodes.map((node) => ({ __typename: 'NotificationEdge', cursor: node.id, node })),
      pageInfo: pageInfo(hasNextPage, nodes.at(-1)?.id),
    },
  });

/** Answers of the bell; by default counts the unread ones. */
export const bell = (
  nodes = notifications(),
  unreadNotificationCount = nodes.filter(({ isRead }) => !isRead).length,
): GraphAnswers =>
  answer(NotificationBellDocument, {
    unreadNotificationCount,
    notifications: {
      __typename: 'NotificationConnection',
      edges: nodes.map((node) => ({
        __typename: 'NotificationEdge',
        node: { workflow: 'application.received', category: 'applications' as const, ...node },
      })),
    },
  });

/** Accepts marking as read; returns that unread count. */
export const marking = (unreadCount: number): GraphAnswers => ({
  ...answer(MarkNotificationsReadDocument, {
    markNotificationsRead: {
      __typename: 'MarkNotificationsReadPayload',
      unreadCount,
      errors: [],
    },
  }),
  ...answer(MarkAllNotificationsReadDocument, {
    markAllNotificationsRead: {
      __typename: 'MarkAllNotificationsReadPayload',
      unreadCount,
      errors: [],
    },
  }),
});

const SWITCHES = [
  ['applications', 'in_app', true],
  ['applications', 'email', true],
  ['bookings', 'in_app', true],
  ['bookings', 'email', true],
  ['job_alerts', 'in_app', true],
  ['job_alerts', 'email', true],
  ['emergency', 'in_app', true],
  ['emergency', 'email', true],
  ['messages', 'email', true],
  ['verification', 'in_app', true],
  ['verification', 'email', true],
  ['account', 'in_app', true],
  ['account', 'email', false],
  ['bookings', 'push', true],
] as const;

const preferenceNodes = (): PreferenceNode[] =>
  SWITCHES.map(([category, channel, isOn]) => ({
    __typename: 'NotificationPreference',
    id: `${category}:${channel}`,
    category,
    channel,
    isOn,
    rhythm:
      channel === 'email' && !['job_alerts', 'emergency'].includes(category) ? 'immediate' : null,
  }));

/** Push is off without a key. */
export interface PushOptions {
  pushKey?: string | null;
  devices?: PushDeviceNode[];
}

export function preferences(
  saved: QuietHoursNode | null = null,
  { pushKey = null, devices = [] }: PushOptions = {},
): GraphAnswers {
  let nodes = preferenceNodes();
  let quietHours = saved;
  let myPushDevices = devices;
  return {
    ...answer(NotificationPreferencesDocument, () => ({
      notificationPreferences: nodes,
      quietHours,
      pushKey,
      myPushDevices,
    })),
    ...answer(AddPushDeviceDocument, ({ input: { endpoint, label = null } }) => {
      const device = pushDevice({ id: '9', endpoint, label, createdAt: minutesAgo(0) });
      myPushDevices = [device, ...myPushDevices];
      return {
        addPushSubscription: { __typename: 'AddPushSubscriptionPayload', device, errors: [] },
      };
    }),
    ...answer(RemovePushDeviceDocument, ({ input }) => {
      myPushDevices = myPushDevices.filter(({ id }) => id !== input.deviceId);
      return {
        removePushSubscription: {
          __typename: 'RemovePushSubscriptionPayload',
          devices: myPushDevices,
          errors: [],
        },
      };
    }),
    ...answer(SendTestPushDocument, ({ input }) => ({
      sendTestPush: {
        __typename: 'SendTestPushPayload',
        device: { __typename: 'PushDevice', id: input.deviceId },
        errors: [],
      },
    })),
    ...answer(SetQuietHoursDocument, ({ input }) => {
      quietHours = { __typename: 'QuietHours', ...input };
      return { setQuietHours: { __typename: 'QuietHoursPayload', quietHours, errors: [] } };
    }),
    ...answer(RemoveQuietHoursDocument, () => {
      quietHours = null;
      return { removeQuietHours: { __typename: 'QuietHoursPayload', quietHours, errors: [] } };
    }),
    ...answer(SetNotificationRhythmDocument, ({ input: { category, rhythm } }) => {
      nodes = nodes.map((node) =>
        node.category === category && node.rhythm ? { ...node, rhythm } : node,
      );
      return {
        setNotificationRhythm: {
          __typename: 'SetNotificationRhythmPayload',
          preferences: nodes,
          errors: [],
        },
      };
    }),
    ...answer(SetNotificationPreferenceDocument, ({ input: { category, channel, isOn } }) => {
      nodes = nodes.map((node) =>
        node.category === category && node.channel === channel ? { ...node, isOn } : node,
      );
      return {
        setNotificationPreference: {
          __typename: 'SetNotificationPreferencePayload',
          preferences: nodes,
          errors: [],
        },
      };
    }),
  };
}

const MAIL_TEXT = [
  'Ana Reyes applied for your shift',
  'Hello Maple,',
  'Look at the profile and answer before another office does.',
  'See your shifts:\nhttp://localhost:4000/shifts',
].join('\n\n');

const MAIL_HTML =
  '<!doctype html><html lang="en-CA"><head><title>Mail</title></head>' +
  '<body><h1>Ana Reyes applied for your shift</h1><p>Hello Maple,</p></body></html>';

export const mailNode = (overrides: Partial<MailNode> = {}): MailNode => ({
  __typename: 'MailboxMail',
  id: '9',
  sender: 'Tooth Be Told <no-reply@localhost>',
  recipient: 'clinic@demo.test',
  subject: 'Ana Reyes applied for your shift',
  html: MAIL_HTML,
  text: MAIL_TEXT,
  createdAt: minutesAgo(4),
  ...overrides,
});

export const mails = (): MailNode[] => [
  mailNode(),
  mailNode({
    id: '8',
    recipient: 'hygienist@demo.test',
    subject: 'Confirmez votre adresse courriel',
    createdAt: minutesAgo(3 * HOUR),
  }),
];

export const mailbox = (nodes = mails(), hasNextPage = false): GraphAnswers =>
  answer(MailboxPageDocument, {
    mailbox: {
      __typename: 'MailboxMailConnection',
      edges: nodes.map((node) => ({ __typename: 'MailboxMailEdge', cursor: node.id, node })),
      pageInfo: pageInfo(hasNextPage, nodes.at(-1)?.id),
    },
  });
