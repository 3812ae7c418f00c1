export { createKnownBrowsers } from './known-browsers';
export type { KnownBrowsers } from './known-browsers';
export { createSessionsQueries } from './sessions.queries';
export type { Credentials, Session, SessionsQueries } from './sessions.queries';
export { sessionsResolvers } from './sessions.resolvers';
export { createSessionsService } from './sessions.service';
export type { OpenedSession, SessionsService, SessionViewer } from './sessions.service';
