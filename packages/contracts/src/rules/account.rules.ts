import * as z from 'zod/mini';
import { LIMITS } from '../limits';
import { ROLES } from '../option-sets';
import { email, oneOf, province, requiredText } from './fields';
import { ruleError } from './issue';

const password = z
  .string({ error: ruleError('validation.required') })
  .check(
    z.minLength(LIMITS.passwordMin, { error: ruleError('validation.password') }),
    z.maxLength(LIMITS.passwordMax, { error: ruleError('validation.passwordMax') }),
  );

/** What signing up stores; the password is kept whole, blanks included. */
export const signUpRule = z.object(
  {
    firstName: requiredText(LIMITS.nameMax),
    lastName: requiredText(LIMITS.nameMax),
    email: email(LIMITS.emailMax),
    role: oneOf(ROLES),
    province,
    city: requiredText(LIMITS.cityMax),
    password,
  },
  { error: ruleError('validation.object') },
);

/** The sign-up form: the same, typed twice. */
export const signUpFormRule = z
  .extend(signUpRule, { confirmPassword: z.string({ error: ruleError('validation.required') }) })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      error: ruleError('validation.passwordMismatch'),
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );

export const logInRule = z.object(
  {
    email: email(LIMITS.emailMax),
    password: z.string({ error: ruleError('validation.required') }).check(
      z.minLength(LIMITS.logInPasswordMin, {
        error: ruleError('validation.logInPassword'),
      }),
      z.maxLength(LIMITS.passwordMax, { error: ruleError('validation.passwordMax') }),
    ),
  },
  { error: ruleError('validation.object') },
);

export type SignUpValues = z.output<typeof signUpRule>;
export type LogInValues = z.output<typeof logInRule>;
