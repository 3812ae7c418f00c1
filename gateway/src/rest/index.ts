import { applicationsRoutes } from './applications/applications.routes';
import { authRoutes } from './auth/auth.routes';
import { bookingsRoutes } from './bookings/bookings.routes';
import type { Route } from './define-route';
import { jobsRoutes } from './jobs/jobs.routes';
import { messagesRoutes } from './messages/messages.routes';
import { usersRoutes } from './users/users.routes';

/** The whole REST surface. */
export const routes: readonly Route[] = [
  ...authRoutes,
  ...jobsRoutes,
  ...applicationsRoutes,
  ...bookingsRoutes,
  ...usersRoutes,
  ...messagesRoutes,
];
