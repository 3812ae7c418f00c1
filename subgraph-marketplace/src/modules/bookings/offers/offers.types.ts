import { claimed } from '@tbt/service-kit';
import type { ApplicationAction, InvitationAction, ShiftParty, ShiftSide } from '@tbt/contracts';
import { z } from 'zod';
import { ApplicationRoundRow, ApplicationRow, InvitationRow } from '../../../generated/tables';
import { Job } from '../../jobs';
import type { Booking } from '../bookings.types';

const UNREAD = { jobRevision: true, updatedAt: true } as const;

const OfJob = z.object({
  clinicId: z.number(),
  /** Date, hours or place changed since the professional accepted them or was invited. */
  isTermsChanged: z.boolean(),
});

export const ShiftTerms = Job.pick({
  date: true,
  startTime: true,
  endTime: true,
  city: true,
  province: true,
});
export type ShiftTerms = z.infer<typeof ShiftTerms>;

/** Status as stored; see `applicationStatus` for an open one past its end. */
export const Application = ApplicationRow.omit({ ...UNREAD, wasPassedOver: true })
  .extend(OfJob.shape)
  .extend({
    /** The accepted terms that changed; null when unchanged or no longer stored. */
    agreedTerms: ShiftTerms.nullable(),
  });
export type Application = z.infer<typeof Application>;

export const OfferRound = ApplicationRoundRow.pick({
  applicationId: true,
  hourlyRate: true,
  message: true,
}).extend({ by: claimed<ShiftSide>(), at: z.date() });
export type OfferRound = z.infer<typeof OfferRound>;

export type ChangedApplication = Application & {
  action: ApplicationAction | 'apply' | 'keep';
  by: ShiftParty;
  /** Declined because another professional was booked. */
  wasPassedOver?: boolean;
  /** Of a new one: the shift's rate. */
  postedRate?: string;
  /** Of a new or kept one: whether the applicant lacks a credential for the shift. */
  isUnverified?: boolean;
  /** Records the answer to an emergency request. */
  isOfEmergency?: boolean;
};

/** Status as stored; see `invitationStatus` for a pending one past its end. */
export const Invitation = InvitationRow.omit(UNREAD).extend(OfJob.shape);
export type Invitation = z.infer<typeof Invitation>;

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
