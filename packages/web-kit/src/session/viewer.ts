import type {
  ClinicRole,
  Locale,
  Role,
  SubscriptionStatus,
  SubscriptionTier,
} from '@tbt/contracts';

export interface OwnClinic {
  clinicId: number;
  name: string;
  role: ClinicRole;
  isActing: boolean;
  /** What the clinic's plan allows, which every member knows. */
  plan?: string;
  province?: string | null;
  city?: string | null;
  subscriptionStatus?: SubscriptionStatus | null;
  subscriptionTier?: SubscriptionTier | null;
  subscriptionEndsAt?: string | null;
}

export interface SessionViewer {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  /** `clinic` while acting for one; null for an account without a role of its own. */
  role: Role | null;
  /** The account's language. */
  locale?: Locale | null;
  /** The clinics that the account may act for, its own first. */
  clinics?: readonly OwnClinic[];
  actingClinic?: OwnClinic | null;
  /** Role of the account itself, while it acts for another's clinic. */
  ownRole?: Role | null;
  isAdmin?: boolean;
  profilePicture?: string | null;
  province?: string | null;
  city?: string | null;
  /** Kilometres; of professionals. */
  travelDistance?: number | null;
  subscriptionStatus?: SubscriptionStatus;
  subscriptionTier?: SubscriptionTier | null;
  subscriptionEndsAt?: string | null;
  promotionalCode?: string | null;
}

export type SessionStatus = 'loading' | 'anonymous' | 'signed-in' | 'unavailable';
