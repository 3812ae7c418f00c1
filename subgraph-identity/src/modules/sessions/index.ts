export { createKnownBrowsers } from './known-browsers';
export type { KnownBrowsers } from './known-browsers';
export { createSessionsRepository } from './sessions.repository';
export type { Credentials, Session, SessionsRepository } from './sessions.repository';
export { sessionsResolvers } from './sessions.resolvers';
export { createSessionsService } from './sessions.service';
export type { OpenedSession, SessionsService, SessionViewer } from './sessions.service';
