export { createSessionsRepository } from './sessions.repository';
export type { Session, SessionsRepository } from './sessions.repository';
export { sessionsResolvers } from './sessions.resolvers';
export { createSessionsService } from './sessions.service';
export type { OpenedSession, SessionsService, SessionViewer } from './sessions.service';
