import type {
  ApplicationAction,
  ApplicationStatus,
  InvitationAction,
  InvitationStatus,
  ShiftParty,
  ShiftSide,
} from '@tbt/contracts';
import type { Job } from '../../jobs';
import type { Booking } from '../bookings.types';

type Offer = {
  id: number;
  jobId: number;
  clinicId: number;
  /** Latest rate of either side, which a booking would take; text with two decimals. */
  hourlyRate: string;
  expiresAt: Date;
  /** Grows with every change; consumers ignore older events. */
  revision: number;
  createdAt: Date;
  /** Date, hours or place changed since the professional accepted them or was invited. */
  isTermsChanged: boolean;
};

export type Application = Offer & {
  applicantId: number;
  /** As stored; see `applicationStatus` for an open one past its end. */
  status: ApplicationStatus;
  message: string | null;
  /** Number of rates named by both sides. */
  rounds: number;
  /** The accepted terms that changed; null when unchanged or no longer stored. */
  agreedTerms: ShiftTerms | null;
};

export type ShiftTerms = Pick<Job, 'date' | 'startTime' | 'endTime' | 'city' | 'province'>;

export type OfferRound = {
  applicationId: number;
  by: ShiftSide;
  hourlyRate: string;
  message: string | null;
  at: Date;
};

export type ChangedApplication = Application & {
  action: ApplicationAction | 'apply' | 'keep';
  by: ShiftParty;
  /** Declined because another professional was booked. */
  wasPassedOver?: boolean;
};

export type Invitation = Offer & {
  professionalId: number;
  /** As stored; see `invitationStatus` for a pending one past its end. */
  status: InvitationStatus;
  isRefill: boolean;
};

/** Without an action when a booking ended it. */
export type ChangedInvitation = Invitation & { by: ShiftParty; action?: InvitationAction };

export type ChangedOffers = {
  applications?: readonly ChangedApplication[];
  invitations?: readonly ChangedInvitation[];
};

export type Acceptance = { application: Application; booking: Booking };
export type InvitationAcceptance = { invitation: Invitation; booking: Booking };

export const applicationParties = ({
  clinicId,
  applicantId,
}: Pick<Application, 'clinicId' | 'applicantId'>) => ({ clinicId, professionalId: applicantId });
