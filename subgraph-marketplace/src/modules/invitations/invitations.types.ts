import type { InvitationAction, InvitationStatus, ShiftParty } from '@tbt/contracts';
import type { Viewer } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../database';
import type { Booking } from '../bookings';

/** A clinic's question to one professional; the rate is text with two decimals. */
export type Invitation = {
  id: number;
  jobId: number;
  /** The clinic that asks. */
  clinicId: number;
  professionalId: number;
  /** As stored; one that waits past its end reads as expired, see `standingOf`. */
  status: InvitationStatus;
  /** What accepting books. */
  hourlyRate: string;
  isRefill: boolean;
  expiresAt: Date;
  /** Grows with every change; receivers of events ignore older ones. */
  revision: number;
  createdAt: Date;
  /** Day, hours or place read otherwise than when the person was asked. */
  isTermsChanged: boolean;
};

/** An invitation, who has just changed it and how; a booking that ends it says no more than the status. */
export type ChangedInvitation = Invitation & { by: ShiftParty; action?: InvitationAction };

export type InvitationAcceptance = { invitation: Invitation; booking: Booking };

/** The revision of the shift that the person has read, where they name it. */
export type InvitationAnswer = { invitationId: number; jobRevision?: number | null };

/** Books a shift on the word of the invited person. */
export type AcceptInvitation = (
  tx: MarketplaceTx,
  viewer: Viewer | null,
  answer: InvitationAnswer,
) => Promise<InvitationAcceptance>;
