import type { InvitationAction, InvitationStatus, ShiftParty } from '@tbt/contracts';
import type { Viewer } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../../database';
import type { Booking } from '../bookings.types';

export type Invitation = {
  id: number;
  jobId: number;
  clinicId: number;
  professionalId: number;
  /** As stored; see `effectiveStatus` for a pending one past its end. */
  status: InvitationStatus;
  /** Rate of the booking, text with two decimals. */
  hourlyRate: string;
  isRefill: boolean;
  expiresAt: Date;
  /** Grows with every change; consumers ignore older events. */
  revision: number;
  createdAt: Date;
  /** Date, hours or place changed since the invitation. */
  isTermsChanged: boolean;
};

/** Without an action when a booking ended it. */
export type ChangedInvitation = Invitation & { by: ShiftParty; action?: InvitationAction };

export type InvitationAcceptance = { invitation: Invitation; booking: Booking };

/** Revision of the shift that the professional read, if given. */
export type InvitationAnswer = { invitationId: number; jobRevision?: number | null };

export type AcceptInvitation = (
  tx: MarketplaceTx,
  viewer: Viewer | null,
  answer: InvitationAnswer,
) => Promise<InvitationAcceptance>;
