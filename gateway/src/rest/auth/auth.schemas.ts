import * as z from 'zod/mini';
import { userSchema } from '../users/users.schemas';

export const loginSchema = z.object({ token: z.string(), user: userSchema });
