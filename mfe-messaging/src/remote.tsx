import { defineRemote } from '@tbt/web-kit';
import { NotificationBell } from './features/notification-bell/notification-bell';
import { UnreadMessages } from './features/unread-messages/unread-messages';
import { routes } from './routes';
import '@tbt/people-ui/texts';
import './texts';

export default defineRemote({
  routes,
  widgets: {
    'top-bar.unread-messages': UnreadMessages,
    'top-bar.notifications': NotificationBell,
  },
});
