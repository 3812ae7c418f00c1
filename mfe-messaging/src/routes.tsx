import type { RemoteRoute } from '@tbt/web-kit';

const loadLegalPages = () => import('./pages/legal-page');

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
    path: '/privacy',
    title: 'messaging.legal.privacy',
    description: 'messaging.legal.privacy.lead',
    load: async (locale) => (await loadLegalPages()).loadLegalPage('privacy', locale),
  },
  {
    path: '/terms',
    title: 'messaging.legal.terms',
    description: 'messaging.legal.terms.lead',
    load: async (locale) => (await loadLegalPages()).loadLegalPage('terms', locale),
  },
  {
    path: '/cookies',
    title: 'messaging.legal.cookies',
    description: 'messaging.legal.cookies.lead',
    load: async (locale) => (await loadLegalPages()).loadLegalPage('cookies', locale),
  },
  {
    path: '/accessibility',
    title: 'messaging.legal.accessibility',
    description: 'messaging.legal.accessibility.lead',
    load: async (locale) => (await loadLegalPages()).loadLegalPage('accessibility', locale),
  },
  {
    path: '/credits',
    title: 'messaging.legal.credits',
    description: 'messaging.legal.credits.lead',
    load: async (locale) => (await loadLegalPages()).loadLegalPage('credits', locale),
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
