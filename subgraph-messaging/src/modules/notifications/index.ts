export {
  createNotificationDelivery,
  NOTHING,
  type DeliveryResult,
  type NotificationDelivery,
} from './notification-delivery';
export { createNotificationLoaders, type NotificationLoaders } from './notifications.loaders';
export type { Notification } from './notifications.queries';
export { notificationResolvers } from './notifications.resolvers';
export { createNotificationsService, type NotificationsService } from './notifications.service';
