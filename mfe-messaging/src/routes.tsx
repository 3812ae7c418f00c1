import type { RemoteRoute } from '@tbt/web-kit';

/** Every route of this micro-frontend. */
export const routes: readonly RemoteRoute[] = [
  {
    path: '/messages',
    title: 'messaging.title',
    description: 'messaging.description',
    load: async () => (await import('./pages/messages-page')).MessagesPage,
  },
  {
    path: '/contact',
    title: 'messaging.contact.title',
    description: 'messaging.contact.lead',
    load: async () => (await import('./pages/contact-page')).ContactPage,
  },
  {
    path: '/notifications',
    title: 'notifications.title',
    description: 'notifications.description',
    load: async () => (await import('./pages/notifications-page')).NotificationsPage,
  },
  {
    path: '/mailbox',
    title: 'mailbox.title',
    description: 'mailbox.description',
    load: async () => (await import('./pages/mailbox-page')).MailboxPage,
  },
  {
    path: '/unsubscribe',
    title: 'unsubscribe.title',
    description: 'unsubscribe.description',
    load: async () => (await import('./pages/unsubscribe-page')).UnsubscribePage,
  },
];
