import type * as z from 'zod/mini';
import { applicationSchema } from './applications/applications.schemas';
import { loginSchema } from './auth/auth.schemas';
import { acceptedSchema, bookingSchema } from './bookings/bookings.schemas';
import { jobSchema } from './jobs/jobs.schemas';
import { messageSchema } from './messages/messages.schemas';
import { userSchema } from './users/users.schemas';

/** Everything the facade answers, by the name that OpenAPI gives it. */
export const ENTITIES = {
  Job: jobSchema,
  Application: applicationSchema,
  Booking: bookingSchema,
  AcceptedApplication: acceptedSchema,
  User: userSchema,
  Message: messageSchema,
  OpenSession: loginSchema,
} as const satisfies Record<string, z.ZodMiniType>;

export type EntityName = keyof typeof ENTITIES;
