import { z } from 'zod';
import { PersonRow } from '../../generated/tables';

/** Ours of a person; the rest is for search and matching. */
export const PERSON_FIELDS = {
  id: true,
  role: true,
  isActive: true,
  isVerified: true,
  licences: true,
  clinicIds: true,
  timeZone: true,
  subscriptionTier: true,
  subscriptionStatus: true,
  subscriptionEndsAt: true,
  avgRating: true,
  totalReviews: true,
  isOnCall: true,
  emergencyRadius: true,
  emergencyAvailable: true,
  responseTime: true,
  paysInDays: true,
  createdAt: true,
} as const;

/** Defaults apply until identity publishes the user. The rating has two decimals. */
export const Person = PersonRow.pick(PERSON_FIELDS);
export type Person = z.infer<typeof Person>;

export const UNKNOWN_PERSON: Omit<Person, 'id'> = {
  role: null,
  isActive: true,
  isVerified: false,
  licences: [],
  clinicIds: [],
  timeZone: null,
  subscriptionTier: null,
  subscriptionStatus: 'free',
  subscriptionEndsAt: null,
  avgRating: '0.00',
  totalReviews: 0,
  isOnCall: false,
  emergencyRadius: 25,
  emergencyAvailable: false,
  responseTime: null,
  paysInDays: null,
  createdAt: new Date(0),
};

export const MarketSize = z.object({ professionals: z.number(), clinics: z.number() });
export type MarketSize = z.infer<typeof MarketSize>;

/** The zone of most users, for those without a place. */
export const DEFAULT_TIME_ZONE = 'America/Toronto';

export const PersonReference = z.object({ id: z.number() });
export type PersonReference = z.infer<typeof PersonReference>;

export const NamedPerson = z.object({ firstName: z.string(), lastName: z.string() });
export type NamedPerson = z.infer<typeof NamedPerson>;

/** From identity, for fields with `@requires`. */
export const ClinicProfile = NamedPerson.extend({
  streetAddress: z.string().nullable().optional(),
  city: z.string().nullable().optional(),
  province: z.string().nullable().optional(),
  postalCode: z.string().nullable().optional(),
});
export type ClinicProfile = z.infer<typeof ClinicProfile>;
