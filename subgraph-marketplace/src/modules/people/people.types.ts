import type { PersonRow } from '../../generated/tables';

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
export type Person = Pick<PersonRow, keyof typeof PERSON_FIELDS>;

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

export type MarketSize = { professionals: number; clinics: number };

/** The zone of most users, for those without a place. */
export const DEFAULT_TIME_ZONE = 'America/Toronto';

export type PersonReference = { id: number };

export type NamedPerson = { firstName: string; lastName: string };

/** From identity, for fields with `@requires`. */
export type ClinicProfile = NamedPerson & {
  streetAddress?: string | null;
  city?: string | null;
  province?: string | null;
  postalCode?: string | null;
};
