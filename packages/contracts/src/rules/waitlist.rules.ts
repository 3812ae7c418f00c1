import * as z from 'zod/mini';
import { LIMITS } from '../limits';
import { ROLES } from '../option-sets';
import { emailAsTyped } from './email-address';
import { flag, oneOf, province } from './fields';
import { ruleError } from './issue';
import { personName } from './person-name';

/** The address is unique in any case. */
export const waitlistRule = z.object(
  {
    name: personName,
    email: emailAsTyped(LIMITS.emailMax),
    province,
    role: oneOf(ROLES),
    betaTester: flag,
  },
  { error: ruleError('validation.object') },
);

export type WaitlistValues = z.output<typeof waitlistRule>;
