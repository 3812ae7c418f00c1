import * as z from 'zod/mini';
import { LIMITS } from '../limits';
import {
  id,
  optionalPhone,
  optionalText,
  province,
  singleLineText,
  spelledTown,
  withoutContact,
} from './fields';
import { officeGuide, orientationLines } from './office-pack.rules';
import { officePostalCode, postalCodeInProvince } from './clinic-registration.rules';
import { ruleError } from './issue';

const object = { error: ruleError('validation.object') };

/** The acting one, when given. */
const clinicId = z.nullish(id);

const details = {
  name: singleLineText(LIMITS.locationNameMax).check(withoutContact()),
  streetAddress: singleLineText(LIMITS.streetAddressMax).check(withoutContact()),
  postalCode: officePostalCode,
  phone: optionalPhone(LIMITS.phoneMax),
  parking: optionalText(LIMITS.locationParkingMax),
  floor: optionalText(LIMITS.officeFactMax),
  ...officeGuide,
};

const place = {
  city: singleLineText(LIMITS.cityMax).check(spelledTown(), withoutContact()),
  province,
};

export const clinicLocationValuesRule = z
  .object({ ...details, ...place }, object)
  .check(postalCodeInProvince);

/** Its form: a step of the orientation per line. */
export const clinicLocationFormRule = z
  .object({ ...details, ...place, orientation: orientationLines }, object)
  .check(postalCodeInProvince);

/** Its town stays, the rest can be edited. */
export const clinicLocationDetailsRule = z.object(details, object);

export const addClinicLocationRule = z
  .object({ clinicId, ...details, ...place }, object)
  .check(postalCodeInProvince);

export const editClinicLocationRule = z.object({ clinicId, locationId: id, ...details }, object);

/** Absent: every location. Without a number: the address of the clinic's account. */
export const atLocationRule = z.nullish(z.object({ locationId: z.nullish(id) }, object));

export const clinicLocationRule = z.object({ clinicId, locationId: id }, object);

export type AddClinicLocationValues = z.output<typeof clinicLocationValuesRule>;
