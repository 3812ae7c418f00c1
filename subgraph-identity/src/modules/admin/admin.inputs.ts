import { signUpRule } from '@tbt/contracts';
import * as z from 'zod/mini';

export const administratorRule = z.pick(signUpRule, {
  firstName: true,
  lastName: true,
  email: true,
  password: true,
});

export type AdministratorInput = z.input<typeof administratorRule>;
