import * as z from 'zod/mini';
import { LIMITS } from '../limits';
import { CONTACT_USER_TYPES } from '../option-sets';
import { emailAsTyped } from './email-address';
import { oneOf, optionalText, requiredText, singleLineText } from './fields';
import { ruleError } from './issue';
import { personName } from './person-name';

export const contactRule = z.object(
  {
    name: personName,
    email: emailAsTyped(LIMITS.emailMax),
    phone: optionalText(LIMITS.phoneMax),
    subject: singleLineText(LIMITS.contactSubjectMax),
    message: requiredText(LIMITS.contactMessageMax),
    userType: oneOf(CONTACT_USER_TYPES),
  },
  { error: ruleError('validation.object') },
);

export type ContactValues = z.output<typeof contactRule>;
