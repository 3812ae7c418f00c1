import type { ApplicationAction, InvitationAction, ShiftParty, ShiftSide } from '@tbt/contracts';
import type { ApplicationRoundRow, ApplicationRow, InvitationRow } from '../../../generated/tables';
import type { Job } from '../../jobs';
import type { Booking } from '../bookings.types';

type Unread = 'jobRevision' | 'updatedAt';

type OfJob = {
  clinicId: number;
  /** Date, hours or place changed since the professional accepted them or was invited. */
  isTermsChanged: boolean;
};

/** Status as stored; see `applicationStatus` for an open one past its end. */
export type Application = Omit<ApplicationRow, Unread | 'wasPassedOver'> &
  OfJob & {
    /** The accepted terms that changed; null when unchanged or no longer stored. */
    agreedTerms: ShiftTerms | null;
  };

export type ShiftTerms = Pick<Job, 'date' | 'startTime' | 'endTime' | 'city' | 'province'>;

export type OfferRound = Pick<ApplicationRoundRow, 'applicationId' | 'hourlyRate' | 'message'> & {
  by: ShiftSide;
  at: Date;
};

export type ChangedApplication = Application & {
  action: ApplicationAction | 'apply' | 'keep';
  by: ShiftParty;
  /** Declined because another professional was booked. */
  wasPassedOver?: boolean;
};

/** Status as stored; see `invitationStatus` for a pending one past its end. */
export type Invitation = Omit<InvitationRow, Unread> & OfJob;

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
