import * as z from 'zod/mini';
import { LIMITS } from '../limits';
import { isProvince } from '../places';
import { isPostalCodeIn, normalisePostalCode } from '../postal-codes';
import { password } from './account.rules';
import { email } from './email-address';
import { composed, optionalText, province, requiredText } from './fields';
import { ruleError } from './issue';
import { officeName } from './person-name';

const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

/** The address must be complete for a courier. */
export const clinicRegistrationRule = z
  .object(
    {
      officeName,
      email: email(LIMITS.emailMax),
      streetAddress: requiredText(LIMITS.streetAddressMax),
      city: requiredText(LIMITS.cityMax),
      province,
      postalCode: requiredText(LIMITS.postalCodeMax).check(
        z.refine((code) => normalisePostalCode(code) !== null, {
          error: ruleError('validation.postalCode'),
        }),
      ),
      password,
      confirmPassword: z.string({ error: ruleError('validation.required') }).check(composed()),
      promotionalCode: optionalText(LIMITS.promotionalCodeMax),
    },
    { error: ruleError('validation.object') },
  )
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      error: ruleError('validation.passwordMismatch'),
      when: isObject,
    }),
    z.check((payload) => {
      const { province: place, postalCode } = payload.value;
      const code = normalisePostalCode(postalCode);
      if (code === null || !isProvince(place) || isPostalCodeIn(place, code)) return;
      payload.issues.push({
        code: 'custom',
        input: postalCode,
        path: ['postalCode'],
        message: ruleError('validation.postalCodeProvince', { province: place }),
      });
    }),
  );
