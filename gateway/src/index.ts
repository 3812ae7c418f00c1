export { createGateway } from './server';
export type { Gateway } from './server';
export { envFileScanner } from './env';
export { DEFAULT_SETTINGS, PLAN_TIMES } from './gateway-options';
export type { GatewayOptions, GatewaySettings, SubgraphUrls } from './gateway-options';
export { PROXY_SECRET_HEADER } from './trusted-proxy';
export { createEventSource } from './realtime/event-source';
export { createJsonPush } from './realtime/json-push';
