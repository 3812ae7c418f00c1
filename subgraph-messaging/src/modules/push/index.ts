export { createPostPush } from './post-push';
export { PUSH_ENDPOINTS } from './push-endpoint';
export { DEFAULT_PUSH, type PushSettings } from './push-settings';
export { createPushSender, type PushSender } from './push-sender';
export { pushResolvers } from './push.resolvers';
export { createPushService, type PushService } from './push.service';
export type { PushDevice, PushOrder } from './push.types';
