import type { ApplicationAction, ApplicationStatus, ShiftParty, ShiftSide } from '@tbt/contracts';
import type { Viewer } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../../database';
import type { Booking } from '../bookings.types';
import type { Job } from '../../jobs';

export type Application = {
  id: number;
  jobId: number;
  clinicId: number;
  applicantId: number;
  /** As stored; see `effectiveStatus` for an open one past its end. */
  status: ApplicationStatus;
  message: string | null;
  /** Latest rate of either side, which a booking would take; text with two decimals. */
  hourlyRate: string;
  /** Number of rates named by both sides. */
  rounds: number;
  expiresAt: Date;
  /** Grows with every change; consumers ignore older events. */
  revision: number;
  createdAt: Date;
  /** Date, hours or place changed since the professional accepted them. */
  isTermsChanged: boolean;
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

export type Acceptance = { application: Application; booking: Booking };

/** Books for the side that has to answer, within the caller's transaction. */
export type AcceptApplication = (
  tx: MarketplaceTx,
  viewer: Viewer | null,
  accepted: { applicationId: number; shownRate?: string | null | undefined },
) => Promise<Acceptance>;
