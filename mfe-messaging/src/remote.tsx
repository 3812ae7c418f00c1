import { lazy } from 'react';
import { defineRemote } from '@tbt/web-kit';
import { routes } from './routes';
import '@tbt/people-ui/texts';
import './texts';

const NotificationBell = lazy(async () => ({
  default: (await import('./features/notification-bell/notification-bell')).NotificationBell,
}));
const UnreadMessages = lazy(async () => ({
  default: (await import('./features/unread-messages/unread-messages')).UnreadMessages,
}));

export default defineRemote({
  routes,
  widgets: {
    'top-bar.unread-messages': UnreadMessages,
    'top-bar.notifications': NotificationBell,
  },
});
