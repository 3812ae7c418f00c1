import * as z from 'zod/mini';
import { clinicLocationDetailsRule, clinicLocationFormRule, PROVINCES } from '@tbt/contracts';
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
  isClosed: z.boolean(),
});

export const addLocationBody = clinicLocationFormRule;
export const editLocationBody = clinicLocationDetailsRule;

export const toClinicLocation = (location: RestClinicLocationFragment) => ({
  ...location,
  id: numberOf(location.id),
  clinicId: numberOf(location.clinicId),
  phone: location.phone ?? null,
  parking: location.parking ?? null,
});
