import type {
  ApplicationStatus,
  BookingStatus,
  Role,
  SubscriptionStatus,
  SubscriptionTier,
  VerificationStatus,
} from './option-sets';

/** Everything other subgraphs may know of a person; `revision` grows with every change. */
export type PersonSnapshot = {
  id: number;
  revision: number;
  role: Role | null;
  isAdmin: boolean;
  isActive: boolean;
  isVerified: boolean;
  firstName: string;
  lastName: string;
  province: string | null;
  city: string | null;
  educationInstitution: string | null;
  educationTier: string | null;
  yearsExperience: string | null;
  isNewGrad: boolean;
  workingStyle: string | null;
  specialtyFocus: string[];
  languagesSpoken: string[];
  availability: string[];
  /** Kilometres. */
  travelDistance: number | null;
  subscriptionTier: SubscriptionTier | null;
  subscriptionStatus: SubscriptionStatus;
  /** ISO instant. */
  subscriptionEndsAt: string | null;
  licences: { province: string; status: VerificationStatus; expiresOn: string | null }[];
  createdAt: string;
};

/** Durable events: delivered at least once to every subscribed service, in any order. */
export type DomainEvents = {
  'user.changed': PersonSnapshot;
  'application.changed': {
    applicationId: number;
    revision: number;
    jobId: number;
    clinicId: number;
    professionalId: number;
    status: ApplicationStatus;
    /** ISO instant. */
    at: string;
  };
  'booking.changed': {
    bookingId: number;
    revision: number;
    jobId: number;
    clinicId: number;
    professionalId: number;
    status: BookingStatus;
    startsAt: string;
    endsAt: string;
    at: string;
  };
};
export type DomainEventName = keyof DomainEvents;

/** The services that consume each event: what is published before one first runs waits for it. */
export const EVENT_CONSUMERS = {
  'user.changed': ['marketplace', 'messaging'],
  'application.changed': ['identity', 'messaging'],
  'booking.changed': ['identity', 'messaging'],
} as const satisfies Record<DomainEventName, readonly string[]>;

/** Live signals: keys only, lost when nobody listens; the listener reads again as the subscriber. */
export type LiveEvents = {
  'message.added': {
    conversationId: number;
    messageId: number;
    seq: number;
    senderId: number;
    recipientId: number;
    clientMessageId: string | null;
  };
  'conversation.read': {
    conversationId: number;
    readerId: number;
    otherUserId: number;
    seq: number;
  };
  typing: { senderId: number; recipientId: number; isTyping: boolean };
  'session.revoked': { userId: number; sessionId: number | null };
};
export type LiveEventName = keyof LiveEvents;
