export { createSessionsQueries } from './modules/sessions/sessions.queries';
export { createUsersQueries } from './modules/users/users.queries';
