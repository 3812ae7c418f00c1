import type { RemoteRoute } from '@tbt/web-kit';

/** Every route of this micro-frontend. */
export const routes: readonly RemoteRoute[] = [
  {
    path: '/messages',
    title: 'messaging.title',
    description: 'messaging.description',
    load: async () => (await import('./pages/messages-page')).MessagesPage,
  },
];
