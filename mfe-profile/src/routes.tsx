import type { RemoteRoute } from '@tbt/web-kit';

/** Every route of this micro-frontend. */
export const routes: readonly RemoteRoute[] = [
  {
    path: '/auth',
    title: 'profile.auth.title',
    description: 'profile.auth.description',
    load: async () => (await import('./pages/auth-page')).AuthPage,
  },
  {
    path: '/profile',
    title: 'profile.mine.title',
    description: 'profile.mine.description',
    load: async () => (await import('./pages/profile-page')).ProfilePage,
  },
];
