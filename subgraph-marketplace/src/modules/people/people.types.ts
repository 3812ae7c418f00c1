import type { LicenceFacts, Role, SubscriptionStatus, SubscriptionTier } from '@tbt/contracts';

/** Defaults apply until identity publishes the user. */
export type Person = {
  id: number;
  role: Role | null;
  isActive: boolean;
  isVerified: boolean;
  licences: LicenceFacts[];
  /** Null without a place. */
  timeZone: string | null;
  subscriptionTier: SubscriptionTier | null;
  subscriptionStatus: SubscriptionStatus;
  subscriptionEndsAt: Date | null;
  /** Two decimals. */
  avgRating: string;
  totalReviews: number;
  isOnCall: boolean;
  /** Kilometres. */
  emergencyRadius: number;
  emergencyAvailable: boolean;
  /** Minutes. */
  responseTime: number | null;
  createdAt: Date;
};

export const UNKNOWN_PERSON: Omit<Person, 'id'> = {
  role: null,
  isActive: true,
  isVerified: false,
  licences: [],
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
