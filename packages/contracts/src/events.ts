import type { AboutShift, BookingEvents } from './booking-events';
import type { LicenceFacts } from './credentials';
import type {
  ApplicationStatus,
  DocumentType,
  HiringStatus,
  InvitationStatus,
  Locale,
  Role,
  SubscriptionStatus,
  SubscriptionTier,
} from './option-sets';
import type { InvitationAction } from './invitation-transitions';
import type { ApplicationAction, ShiftParty } from './shift-transitions';

/** Grows when a snapshot tells more than before: identity tells everybody's anew. */
export const SNAPSHOT_VERSION = 3;

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
  personalityType: string | null;
  workPace: string | null;
  clinicVibe: string | null;
  teamCollaboration: string | null;
  patientTypes: string[];
  specialtyFocus: string[];
  languagesSpoken: string[];
  availability: string[];
  /** The first three characters of the postal code, for distances. */
  postalArea: string | null;
  /** Kilometres. */
  travelDistance: number | null;
  subscriptionTier: SubscriptionTier | null;
  subscriptionStatus: SubscriptionStatus;
  /** ISO instant. */
  subscriptionEndsAt: string | null;
  licences: LicenceFacts[];
  createdAt: string;
};

/** How to reach a person; only for the service that writes to them. `revision` grows with every change. */
export type PersonContact = {
  id: number;
  revision: number;
  email: string;
  isEmailConfirmed: boolean;
  firstName: string;
  lastName: string;
  role: Role | null;
  locale: Locale;
  isActive: boolean;
  /** Of a clinic's office, which is public; null for everybody else. Absent in events of earlier releases. */
  streetAddress?: string | null;
  city?: string | null;
  province?: string | null;
};

/** What a mailed one-time link is for. */
export const LINK_PURPOSES = ['confirm-email', 'reset-password', 'change-email'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** The services that hold facts about people. */
export type ServiceName = 'identity' | 'marketplace' | 'messaging';

/** Durable events: delivered at least once to every subscribed service, in any order. */
export type DomainEvents = BookingEvents & {
  'user.changed': PersonSnapshot;
  'application.changed': AboutShift & {
    applicationId: number;
    revision: number;
    jobId: number;
    clinicId: number;
    professionalId: number;
    status: ApplicationStatus;
    /** What led to the status, or that changed terms are agreed to; absent in events of earlier releases. */
    action?: ApplicationAction | 'apply' | 'keep';
    by?: ShiftParty;
    /** The last word about the rate, two decimals. */
    hourlyRate?: string;
    /** ISO instant. */
    at: string;
  };
  'invitation.changed': AboutShift & {
    invitationId: number;
    revision: number;
    jobId: number;
    clinicId: number;
    professionalId: number;
    status: InvitationStatus;
    /** What led to the status; absent in events of earlier releases and where a booking ended it. */
    action?: InvitationAction;
    by: ShiftParty;
    hourlyRate: string;
    isRefill: boolean;
    at: string;
  };
  /** A clinic changed what those with a waiting offer count on. */
  'job.changed': AboutShift & {
    jobId: number;
    revision: number;
    clinicId: number;
    /** Who has a waiting offer, or is asked. */
    professionalIds: number[];
    changes: ('day' | 'hours' | 'place' | 'rate')[];
    at: string;
  };
  /** A shift that chosen people were asked about first is on the public list. */
  'job.published': AboutShift & { jobId: number; clinicId: number; at: string };
  'contact.changed': PersonContact;
  /** One person has blocked another, or no longer does; `revision` grows with every change. */
  'block.changed': {
    blockerId: number;
    blockedId: number;
    isBlocked: boolean;
    revision: number;
    at: string;
  };
  /** A clinic's interest in hiring a professional has begun or gone a step on. */
  'hiring-interest.changed': {
    hiringInterestId: number;
    clinicId: number;
    professionalId: number;
    status: HiringStatus;
    at: string;
  };
  /** Somebody asked for a one-time link; the token is sealed for `account-link`. */
  'account.link-requested': {
    userId: number;
    purpose: LinkPurpose;
    /** Where the link goes: for a change of e-mail the new address. */
    email: string;
    /** Facts `{ token }`. */
    sealed: string;
    expiresAt: string;
    at: string;
  };
  /** Told to the person whatever their preferences. */
  'account.security-changed': {
    userId: number;
    change: 'password' | 'email';
    /** The address before a change of e-mail, sealed for `former-email` as `{ email }`. */
    sealedFormerEmail: string | null;
    at: string;
  };
  /** The account is closed and what it held is to be erased or made anonymous. */
  'account.erased': {
    userId: number;
    /** The address the account had, sealed for `erased-email` as `{ email }`. */
    sealedEmail: string;
    at: string;
  };
  /** A part of the system has erased what it held of the person. */
  'erasure.part-done': { userId: number; service: ServiceName };
  'verification.submitted': {
    userId: number;
    subject: 'document' | 'licence';
    subjectId: number;
    documentType: DocumentType | null;
    province: string | null;
    at: string;
  };
  'verification.decided': {
    userId: number;
    subject: 'document' | 'licence';
    subjectId: number;
    documentType: DocumentType | null;
    province: string | null;
    status: 'approved' | 'rejected';
    /** In the reviewer's words, for the person; null when approved. */
    reason: string | null;
    /** YYYY-MM-DD. */
    expiresOn: string | null;
    at: string;
  };
  /** Once for each of the reminder days before, and once when it has expired (`daysLeft` 0). */
  'licence.expiring': {
    userId: number;
    licenceId: number;
    province: string;
    regulator: string;
    /** YYYY-MM-DD. */
    expiresOn: string;
    daysLeft: number;
    at: string;
  };
  'waitlist.joined': {
    entryId: number;
    email: string;
    name: string;
    role: Role;
    province: string;
    locale: Locale;
    at: string;
  };
  'promotion.claimed': {
    userId: number;
    code: string;
    /** 1 for the first clinic. */
    order: number;
    remaining: number;
    at: string;
  };
  /** Every part stores what it holds of the person beside the archive to be. */
  'export.requested': {
    userId: number;
    exportId: number;
    /** Sealed for `erased-email` as `{ email }`. */
    sealedEmail: string;
    at: string;
  };
  'export.part-stored': { userId: number; exportId: number; service: ServiceName };
  /** Somebody asks a person to look at what the ranking did; about a shift, or in general. */
  'human-review.requested': { requestId: number; userId: number; jobId: number | null; at: string };
  'human-review.answered': { requestId: number; userId: number; jobId: number | null; at: string };
  'export.ready': { userId: number; exportId: number; expiresAt: string; at: string };
};
export type DomainEventName = keyof DomainEvents;

/** The services that consume each event: what is published before one first runs waits for it. */
export const EVENT_CONSUMERS = {
  'user.changed': ['marketplace', 'messaging'],
  'application.changed': ['identity', 'messaging'],
  'invitation.changed': ['messaging'],
  'booking.changed': ['identity', 'messaging'],
  'booking.settled': ['messaging'],
  'booking.reminder': ['messaging'],
  'booking-change.changed': ['messaging'],
  'waiver.requested': ['messaging'],
  'waiver.decided': ['messaging'],
  'reliability.appealed': ['messaging'],
  'reliability.appeal-decided': ['messaging'],
  'job.changed': ['messaging'],
  'job.published': ['messaging'],
  'contact.changed': ['messaging'],
  'block.changed': ['marketplace'],
  'hiring-interest.changed': ['messaging'],
  'account.link-requested': ['messaging'],
  'account.security-changed': ['messaging'],
  'account.erased': ['marketplace', 'messaging'],
  'verification.submitted': ['messaging'],
  'verification.decided': ['messaging'],
  'licence.expiring': ['messaging'],
  'waitlist.joined': ['messaging'],
  'promotion.claimed': ['messaging'],
  'export.requested': ['identity', 'marketplace', 'messaging'],
  'export.part-stored': ['identity'],
  'erasure.part-done': ['identity'],
  'human-review.requested': ['messaging'],
  'human-review.answered': ['messaging'],
  'export.ready': ['messaging'],
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
  /** Something new for the bell of this person. */
  'notification.added': { recipientId: number; notificationId: number };
  /** Something changed for this person that they keep out of their bell. */
  'notification.muted': { recipientId: number };
  /** This person has read some in one place; the other places count anew. */
  'notifications.read': { recipientId: number };
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

/** Every durable event by name. */
export const DOMAIN_EVENT_NAMES = Object.keys(EVENT_CONSUMERS) as DomainEventName[];
