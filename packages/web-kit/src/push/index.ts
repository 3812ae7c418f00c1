export {
  browserPush,
  type BrowserPush,
  type DeviceSubscription,
  type PushPermission,
} from './browser-push';
