import * as z from 'zod/mini';
import { clinicBodyRule, PROVINCES } from '@tbt/contracts';
import { userSchema } from '../users/users.schemas';

const maybeText = z.nullable(z.string());

/** The account, and the office as everyone sees it. */
export const registeredClinicSchema = z.object({
  user: userSchema,
  clinic: z.object({
    id: z.int(),
    name: z.string(),
    streetAddress: maybeText,
    city: maybeText,
    province: z.nullable(z.enum(PROVINCES)),
    postalCode: maybeText,
    clinicVibe: maybeText,
    software: maybeText,
    minutesPerPatient: z.nullable(z.int()),
    parking: maybeText,
    scrubs: maybeText,
    photos: z.array(z.string()),
  }),
});

export const registerClinicBody = clinicBodyRule;
