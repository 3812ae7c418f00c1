import type { HiringStatus } from '@tbt/contracts';

/** Somebody among a person's favourites. */
export type Favourite = { personId: number; createdAt: Date };

/** A clinic that would like to hire a professional for good. */
export type HiringInterest = {
  id: number;
  clinicId: number;
  professionalId: number;
  status: HiringStatus;
  /** For the clinic alone. */
  notes: string | null;
  contactedAt: Date | null;
  hiredAt: Date | null;
  commissionAmount: null;
  commissionPaid: false;
  createdAt: Date;
};

/** Whose list is read. */
export type InterestSide = { clinicId: number } | { professionalId: number };
