import * as z from 'zod/mini';
import { LIMITS } from '../limits';
import { officePostalCode, postalCodeInProvince } from './clinic-registration.rules';
import { province, requiredText, withoutContact } from './fields';
import { ruleError } from './issue';
import { postingRule } from './job.rules';
import { officeName } from './person-name';

const office = z
  .object(
    {
      officeName,
      streetAddress: requiredText(LIMITS.streetAddressMax).check(withoutContact()),
      postalCode: officePostalCode,
      province,
    },
    { error: ruleError('validation.object') },
  )
  .check(postalCodeInProvince);

/** A posting's form where the clinic's profile has no address: the office is in the town of the shift. */
export const postingWithOfficeRule = z.intersection(postingRule, office);

export type PostingWithOfficeValues = z.output<typeof postingWithOfficeRule>;
