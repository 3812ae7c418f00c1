import * as z from 'zod/mini';
import { isPersonName } from '../is-person-name';
import { LIMITS } from '../limits';
import { CLINIC_VIBES } from '../option-sets';
import { isProvince } from '../places';
import { isPostalCodeIn, normalisePostalCode } from '../postal-codes';
import { password, repeatedPassword, typedTwice } from './account.rules';
import { email } from './email-address';
import {
  optionalOneOf,
  optionalText,
  province,
  publicText,
  requiredText,
  spelledTown,
  withoutContact,
} from './fields';
import { ruleError } from './issue';
import { officePackFormRule, officePackRule } from './office-pack.rules';
import { officeName } from './person-name';

const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;
const object = { error: ruleError('validation.object') };

const account = { email: email(LIMITS.emailMax), password };

export const officePostalCode = z.pipe(
  requiredText(LIMITS.postalCodeMax).check(
    z.refine((code) => normalisePostalCode(code) !== null, {
      error: ruleError('validation.postalCode'),
    }),
  ),
  z.transform((code) => normalisePostalCode(code) ?? code),
);

const address = {
  streetAddress: requiredText(LIMITS.streetAddressMax).check(withoutContact()),
  city: requiredText(LIMITS.cityMax).check(spelledTown(), withoutContact()),
  province,
  postalCode: officePostalCode,
};

/** What a temp should know before the first day; the rest of the office guide is added in the profile. */
const GUIDE_FIELDS = {
  software: true,
  minutesPerPatient: true,
  parking: true,
  scrubs: true,
  orientation: true,
} as const;

const choices = {
  clinicVibe: optionalOneOf(CLINIC_VIBES),
  promotionalCode: optionalText(LIMITS.promotionalCodeMax),
  referralCode: optionalText(LIMITS.promotionalCodeMax),
};

const guide = z.pick(officePackRule, GUIDE_FIELDS).shape;
const guideForm = z.pick(officePackFormRule, GUIDE_FIELDS).shape;

export const postalCodeInProvince = z.check<{ province: unknown; postalCode: unknown }>(
  (payload) => {
    const { province: place, postalCode } = payload.value;
    const code = typeof postalCode === 'string' ? normalisePostalCode(postalCode) : null;
    if (code === null || typeof place !== 'string' || !isProvince(place)) return;
    if (isPostalCodeIn(place, code)) return;
    payload.issues.push({
      code: 'custom',
      input: postalCode,
      path: ['postalCode'],
      message: ruleError('validation.postalCodeProvince', { province: place }),
    });
  },
  // Reported together with issues of single fields.
  { when: isObject },
);

/** A new clinic; the address must be complete for a courier. */
export const registerClinicRule = z
  .object({ officeName, ...account, ...address, ...guide, ...choices }, object)
  .check(postalCodeInProvince);

/** A clinic with an account: its saved facts together with what was missing. */
export const completeClinicRule = z
  .object(
    { officeName: z.optional(z.nullable(officeName)), ...address, ...guide, ...choices },
    object,
  )
  .check(postalCodeInProvince);

export const clinicRegistrationRule = z
  .object(
    {
      ...{ officeName, ...account, confirmPassword: repeatedPassword },
      ...{ ...address, ...guideForm, ...choices },
    },
    object,
  )
  .check(typedTwice(), postalCodeInProvince);

export const clinicCompletionRule = z
  .object({ ...address, ...guideForm, ...choices }, object)
  .check(postalCodeInProvince);

/** As `clinicCompletionRule`, for an account that `lacksOfficeName`. */
export const namedClinicCompletionRule = z
  .object({ officeName, ...address, ...guideForm, ...choices }, object)
  .check(postalCodeInProvince);

/** Either of the two as it is sent; which fields are required depends on the viewer. */
export const clinicBodyRule = z.object(
  {
    officeName: optionalText(LIMITS.officeFactMax),
    email: optionalText(LIMITS.officeFactMax),
    password: z.optional(z.nullable(z.string({ error: ruleError('validation.text') }))),
    streetAddress: publicText(LIMITS.streetAddressMax),
    city: publicText(LIMITS.cityMax),
    province: optionalText(LIMITS.officeFactMax),
    postalCode: optionalText(LIMITS.postalCodeMax),
    clinicVibe: optionalText(LIMITS.officeFactMax),
    promotionalCode: optionalText(LIMITS.promotionalCodeMax),
    ...guide,
  },
  object,
);

export const OFFICE_ADDRESS_FIELDS = ['streetAddress', 'city', 'province', 'postalCode'] as const;
export type OfficeAddressField = (typeof OFFICE_ADDRESS_FIELDS)[number];
export type OfficeAddress = Readonly<Record<OfficeAddressField, string | null>>;

/** What a courier still lacks; a postal code of another province counts as missing. */
export function missingOfficeFields(office: OfficeAddress): OfficeAddressField[] {
  const { province: place, postalCode } = office;
  const code = normalisePostalCode(postalCode ?? '');
  const fits = code !== null && (!place || !isProvince(place) || isPostalCodeIn(place, code));
  return OFFICE_ADDRESS_FIELDS.filter((field) =>
    field === 'postalCode' ? !fits : !office[field]?.trim(),
  );
}

/** Whether it has no whole address yet and goes by the name of the person who signed up. */
export const lacksOfficeName = (
  office: OfficeAddress & { firstName: string; lastName: string },
): boolean => missingOfficeFields(office).length > 0 && isPersonName(office);
