import type { AccountEvents } from './account-events';
import type { ShiftEventPayload, BookingEvents } from './booking-events';
import type { ClinicEvents } from './clinic-events';
import type { ClinicAlertEvents } from './clinic-alert-events';
import type { LicenceFacts } from './credentials';
import type { DisputeEvents } from './dispute-events';
import type { EmergencyEvents } from './emergency-events';
import type { HoursEvents } from './hours-events';
import type { HumanReviewEvents } from './human-review-events';
import type { InvoiceEvents } from './invoice-events';
import type { JobAlertEvents } from './job-alert-events';
import type { MessageEvents } from './message-events';
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
import type { ReviewEvents } from './review-events';
import type { ApplicationAction, InvitationAction, ShiftParty } from './shift-actions';
import type { StatementEvents } from './statement-events';
import type { SubscriptionEvents } from './subscription-events';
import type { SupportEvents } from './support-events';

/** Identity republishes all snapshots when it grows. */
export const SNAPSHOT_VERSION = 6;

/** What other subgraphs know of a user; `revision` grows with every change. */
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
  postalArea: string | null;
  /** Of an office, public; null for others. Absent in events of earlier releases. */
  streetAddress?: string | null;
  postalCode?: string | null;
  /** Kilometres. */
  travelDistance: number | null;
  subscriptionTier: SubscriptionTier | null;
  subscriptionStatus: SubscriptionStatus;
  subscriptionEndsAt: string | null;
  licences: LicenceFacts[];
  /** Clinics of other accounts where the person is a member. Absent in events of earlier releases. */
  clinicIds?: number[];
  createdAt: string;
  /** When it became so. Absent in events of earlier releases. */
  at?: string;
};

/** Only for the service that sends messages; `revision` grows with every change. */
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
  /** Public, clinics only; null otherwise. Absent in events of earlier releases. */
  streetAddress?: string | null;
  city?: string | null;
  province?: string | null;
};

export type ServiceName = 'identity' | 'marketplace' | 'messaging';

type ModuleEvents = AccountEvents &
  BookingEvents &
  ClinicEvents &
  ClinicAlertEvents &
  DisputeEvents &
  EmergencyEvents &
  HoursEvents &
  HumanReviewEvents &
  InvoiceEvents &
  JobAlertEvents &
  MessageEvents &
  ReviewEvents &
  StatementEvents &
  SubscriptionEvents &
  SupportEvents;

/** Durable events: delivered at least once to every subscribed service, in any order. Instants are ISO 8601. */
export type DomainEvents = ModuleEvents & {
  'user.changed': PersonSnapshot;
  'application.changed': ShiftEventPayload & {
    applicationId: number;
    revision: number;
    jobId: number;
    clinicId: number;
    professionalId: number;
    status: ApplicationStatus;
    /** What led to the status, or that changed terms were accepted; absent in events of earlier releases. */
    action?: ApplicationAction | 'apply' | 'keep';
    by?: ShiftParty;
    /** The latest rate of the negotiation, two decimals. */
    hourlyRate?: string;
    /** Of a new one, the shift's rate, two decimals; absent in events of earlier releases. */
    postedRate?: string;
    /** Of a new or kept one that cannot be accepted before a credential is verified; absent for others. */
    isUnverified?: boolean;
    /** It only records what an emergency's answer agreed to: the booking is told instead. Absent in events of earlier releases. */
    isOfEmergency?: boolean;
    /** Of one that waits for an answer; absent for others and in events of earlier releases. */
    expiresAt?: string;
    /** The same local to the shift: YYYY-MM-DD and HH:MM. */
    answerBy?: { date: string; time: string };
    at: string;
  };
  /** A credential that the applicant lacked is approved: one event per clinic with applications that wait, about its next shift. */
  'applicant.verified': ShiftEventPayload & {
    applicationId: number;
    jobId: number;
    clinicId: number;
    professionalId: number;
    /** Of the professional to the clinic, this one included. */
    waitingCount: number;
    /** As of `application.changed`. */
    expiresAt?: string;
    answerBy?: { date: string; time: string };
    at: string;
  };
  'invitation.changed': ShiftEventPayload & {
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
    /** As of `application.changed`. */
    expiresAt?: string;
    answerBy?: { date: string; time: string };
    at: string;
  };
  /** The clinic changed terms of a shift that has open offers. */
  'job.changed': ShiftEventPayload & {
    jobId: number;
    revision: number;
    clinicId: number;
    /** Professionals with an open offer or invitation. */
    professionalIds: number[];
    changes: ('day' | 'hours' | 'place' | 'rate')[];
    at: string;
  };
  /** Every shift when it is posted, and when it becomes public without notifications; messaging keeps which shifts a message may name. */
  'job.posted': {
    jobId: number;
    clinicId: number;
    isPublic: boolean;
    /** Professionals whose invitations were not announced by `invitation.changed`. */
    invitedIds?: number[];
    /** Professionals who applied or were booked, and the booking, before messaging kept them. */
    partyIds?: number[];
    booking?: { bookingId: number; bookingRevision: number };
    at: string;
  };
  /** A shift offered to invited professionals first is now public. */
  'job.published': ShiftEventPayload & { jobId: number; clinicId: number; at: string };
  'contact.changed': PersonContact;
  'hiring-interest.changed': {
    hiringInterestId: number;
    clinicId: number;
    professionalId: number;
    status: HiringStatus;
    at: string;
  };
  'erasure.part-done': { userId: number; service: ServiceName };
  'verification.submitted': {
    userId: number;
    subject: 'document' | 'licence';
    subjectId: number;
    /** Of a licence, what it is; null in events of earlier releases. */
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
    /** The reviewer's words; null when approved. */
    reason: string | null;
    expiresOn: string | null;
    /** It had been approved. Absent for others and in events of earlier releases. */
    isWithdrawn?: boolean;
    at: string;
  };
  /** Removed by its owner, undecided or not. */
  'verification.withdrawn': {
    userId: number;
    subject: 'document' | 'licence';
    subjectId: number;
    at: string;
  };
  /** Once on each reminder day, and once at the expiry (`daysLeft` 0). */
  'licence.expiring': {
    userId: number;
    licenceId: number;
    /** What it is; absent in events of earlier releases. */
    documentType?: DocumentType;
    province: string;
    regulator: string;
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
  /** Every service stores its part of the export next to the future archive. */
  'export.requested': {
    userId: number;
    exportId: number;
    sealedEmail: string;
    at: string;
  };
  'export.part-stored': { userId: number; exportId: number; service: ServiceName };
  'export.ready': { userId: number; exportId: number; expiresAt: string; at: string };
};
export type DomainEventName = keyof DomainEvents;
