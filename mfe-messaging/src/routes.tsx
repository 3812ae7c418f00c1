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
    path: '/feedback',
    title: 'feedback.title',
    description: 'feedback.lead',
    load: async () => (await import('./pages/feedback-page')).FeedbackPage,
  },
  {
    path: '/roadmap',
    title: 'roadmap.title',
    description: 'roadmap.lead',
    load: async () => (await import('./pages/roadmap-page')).RoadmapPage,
  },
  {
    path: '/admin-messages',
    title: 'support.title',
    description: 'support.lead',
    load: async () => (await import('./pages/admin-messages-page')).AdminMessagesPage,
  },
  {
    path: '/admin-feedback',
    title: 'feedback.desk.title',
    description: 'feedback.desk.lead',
    load: async () => (await import('./pages/admin-feedback-page')).AdminFeedbackPage,
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
