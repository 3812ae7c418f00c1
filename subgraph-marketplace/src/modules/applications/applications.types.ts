import type { ApplicationAction, ApplicationStatus, ShiftParty, ShiftSide } from '@tbt/contracts';
import type { Viewer } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../database';
import type { Booking } from '../bookings';
import type { Job } from '../jobs';

/** A professional's offer to work a shift; the rate is text with two decimals. */
export type Application = {
  id: number;
  jobId: number;
  /** The clinic that owns the shift. */
  clinicId: number;
  applicantId: number;
  /** As stored; an open one past its end reads as expired, see `standingOf`. */
  status: ApplicationStatus;
  message: string | null;
  /** The last word: what would be booked. */
  hourlyRate: string;
  /** How often a rate was named. */
  rounds: number;
  expiresAt: Date;
  /** Grows with every change; receivers of events ignore older ones. */
  revision: number;
  createdAt: Date;
  /** Day, hours or place read otherwise than when the professional agreed to them. */
  isTermsChanged: boolean;
  /** What the professional agreed to instead; null for what still reads so, and for what is forgotten. */
  agreedTerms: ShiftTerms | null;
};

/** When and where a shift is. */
export type ShiftTerms = Pick<Job, 'date' | 'startTime' | 'endTime' | 'city' | 'province'>;

/** One word in the talk about a shift's rate. */
export type OfferRound = {
  applicationId: number;
  by: ShiftSide;
  hourlyRate: string;
  message: string | null;
  at: Date;
};

/** An application and what has just been done to it. */
export type ChangedApplication = Application & {
  action: ApplicationAction | 'apply' | 'keep';
  by: ShiftParty;
  /** Declined because somebody else got the shift. */
  wasPassedOver?: boolean;
};

export type Acceptance = { application: Application; booking: Booking };

/** Books a shift on the word of the side whose turn it is, in its own transaction's last steps. */
export type AcceptApplication = (
  tx: MarketplaceTx,
  viewer: Viewer | null,
  accepted: { applicationId: number; shownRate?: string | null | undefined },
) => Promise<Acceptance>;
