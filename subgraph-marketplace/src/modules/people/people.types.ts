import type { LicenceFacts, Role, SubscriptionStatus, SubscriptionTier } from '@tbt/contracts';

/** What the rules need of a person; the defaults stand for somebody no event has told of yet. */
export type Person = {
  id: number;
  role: Role | null;
  isActive: boolean;
  isVerified: boolean;
  licences: LicenceFacts[];
  /** On whose clock the person lives; null while no place is known. */
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

/** How many active people there are. */
export type MarketSize = { professionals: number; clinics: number };

/** The clock of somebody whose place is not known: that of most people. */
export const DEFAULT_TIME_ZONE = 'America/Toronto';

/** A person as other subgraphs know them: nothing but the id. */
export type PersonReference = { id: number };

export type NamedPerson = { firstName: string; lastName: string };

/** What identity tells of a clinic. */
export type ClinicProfile = NamedPerson & {
  streetAddress?: string | null;
  city?: string | null;
  province?: string | null;
  postalCode?: string | null;
};
