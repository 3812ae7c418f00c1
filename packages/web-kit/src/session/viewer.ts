import type { Role, SubscriptionStatus, SubscriptionTier } from '@tbt/contracts';

export interface SessionViewer {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  /** Null for administrators without a marketplace role. */
  role: Role | null;
  isAdmin?: boolean;
  profilePicture?: string | null;
  province?: string | null;
  city?: string | null;
  subscriptionStatus?: SubscriptionStatus;
  subscriptionTier?: SubscriptionTier | null;
  subscriptionEndsAt?: string | null;
  promotionalCode?: string | null;
}

export type SessionStatus = 'loading' | 'anonymous' | 'signed-in' | 'unavailable';
