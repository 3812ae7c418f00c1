import * as z from 'zod/mini';
import { clinicLocationDetailsRule, clinicLocationValuesRule, PROVINCES } from '@tbt/contracts';
import type { RestClinicLocationFragment } from '../../generated/graphql';
import { idField, maybeText, numberOf } from '../entity-fields';

export const locationSchema = z.object({
  id: idField,
  clinicId: idField,
  name: z.string(),
  streetAddress: z.string(),
  city: z.string(),
  province: z.enum(PROVINCES),
  postalCode: z.string(),
  phone: maybeText,
  parking: maybeText,
  floor: maybeText,
  software: maybeText,
  instruments: maybeText,
  minutesPerPatient: z.nullable(z.int()),
  scrubs: maybeText,
  radiographs: maybeText,
  orientation: z.nullable(z.array(z.string())),
  isClosed: z.boolean(),
});

export const addLocationBody = clinicLocationValuesRule;
export const editLocationBody = clinicLocationDetailsRule;

export const toClinicLocation = (location: RestClinicLocationFragment) => ({
  ...location,
  id: numberOf(location.id),
  clinicId: numberOf(location.clinicId),
  phone: location.phone ?? null,
  parking: location.parking ?? null,
  floor: location.floor ?? null,
  software: location.software ?? null,
  instruments: location.instruments ?? null,
  minutesPerPatient: location.minutesPerPatient ?? null,
  scrubs: location.scrubs ?? null,
  radiographs: location.radiographs ?? null,
  orientation: location.orientation ?? null,
});
