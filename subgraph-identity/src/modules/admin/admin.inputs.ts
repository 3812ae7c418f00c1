import { signUpRule } from '@tbt/contracts';
import * as z from 'zod/mini';

/** An administrator who takes no part in the marketplace: no role, no place. */
export const administratorRule = z.pick(signUpRule, {
  firstName: true,
  lastName: true,
  email: true,
  password: true,
});

export type AdministratorInput = z.input<typeof administratorRule>;
