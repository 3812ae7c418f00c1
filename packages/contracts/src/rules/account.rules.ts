import * as z from 'zod/mini';
import { LIMITS } from '../limits';
import { LOCALES, ROLES } from '../option-sets';
import { email, knownEmail } from './email-address';
import {
  composed,
  id,
  isSeen,
  oneOf,
  optionalText,
  province,
  requiredText,
  spelledTown,
  withoutContact,
} from './fields';
import { ruleError } from './issue';
import { namesWithoutPhone, personName, spelledNames } from './person-name';

const asObject = { error: ruleError('validation.object') };
const anyText = () => z.string({ error: ruleError('validation.required') });
/** Counts characters as people do, emoji included. */
const passwordOf = (minLength: number, tooShort: string) =>
  anyText().check(
    composed(),
    z.refine((value) => [...value].length >= minLength, { error: tooShort }),
    z.refine((value) => [...value].length <= LIMITS.passwordMax, {
      error: ruleError('validation.passwordMax'),
    }),
    z.meta({ minLength, maxLength: LIMITS.passwordMax }),
  );

/** Not trimmed; the server also refuses common passwords. */
export const password = passwordOf(LIMITS.passwordMin, ruleError('validation.password')).check(
  z.refine(isSeen, { error: ruleError('validation.passwordBlank') }),
);
const knownPassword = passwordOf(LIMITS.logInPasswordMin, ruleError('validation.logInPassword'));

export const repeatedPassword = anyText().check(
  composed(),
  z.minLength(1, { error: ruleError('validation.passwordRepeat') }),
);

/** Both passwords of a form are the same. */
export const typedTwice = <S extends { password: string; confirmPassword: string }>() =>
  z.refine<S>((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    error: ruleError('validation.passwordMismatch'),
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

export const signUpRule = z.object(
  {
    firstName: personName,
    lastName: personName,
    email: email(LIMITS.emailMax),
    role: oneOf(ROLES),
    province,
    city: requiredText(LIMITS.cityMax).check(spelledTown(), withoutContact()),
    password,
    promotionalCode: optionalText(LIMITS.promotionalCodeMax),
    referralCode: optionalText(LIMITS.promotionalCodeMax),
  },
  asObject,
);

export const newAccountRule = signUpRule.check(namesWithoutPhone());

export const signUpFormRule = z
  .extend(signUpRule, { confirmPassword: repeatedPassword })
  .check(spelledNames(), namesWithoutPhone(), typedTwice());

export const logInRule = z.object(
  {
    email: knownEmail(LIMITS.emailMax),
    password: knownPassword,
  },
  asObject,
);

const linkToken = requiredText(LIMITS.linkTokenMax);

export const requestPasswordResetRule = z.object({ email: knownEmail(LIMITS.emailMax) }, asObject);

export const resetPasswordRule = z.object({ token: linkToken, password }, asObject);

export const newPasswordFormRule = z
  .object({ password, confirmPassword: repeatedPassword }, asObject)
  .check(typedTwice());

export const confirmEmailRule = z.object({ token: linkToken }, asObject);

const currentPassword = anyText().check(
  z.minLength(1, { error: ruleError('validation.required') }),
);
const passwordChange = z.object({ currentPassword, password }, asObject);

const anotherPassword = <S extends { currentPassword: string; password: string }>() =>
  z.refine<S>((form) => form.password !== form.currentPassword, {
    path: ['password'],
    error: ruleError('validation.passwordSame'),
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

export const changePasswordRule = passwordChange.check(anotherPassword());

export const changePasswordFormRule = z
  .extend(passwordChange, { confirmPassword: repeatedPassword })
  .check(anotherPassword(), typedTwice());

export const changeEmailRule = z.object(
  { newEmail: email(LIMITS.emailMax), currentPassword },
  asObject,
);

export const changeLanguageRule = z.object({ locale: oneOf(LOCALES) }, asObject);

export const endSessionRule = z.object({ sessionId: id }, asObject);

export type SignUpValues = z.output<typeof signUpRule>;
export type LogInValues = z.output<typeof logInRule>;
