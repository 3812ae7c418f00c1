export { createSessionsRepository } from './modules/sessions/sessions.repository';
export { createUsersRepository } from './modules/users/users.repository';
