import type { HiringStatus } from '@tbt/contracts';

export type Favourite = { personId: number; createdAt: Date };

export type HiringInterest = {
  id: number;
  clinicId: number;
  professionalId: number;
  status: HiringStatus;
  /** For the clinic only. */
  notes: string | null;
  contactedAt: Date | null;
  hiredAt: Date | null;
  commissionAmount: null;
  commissionPaid: false;
  createdAt: Date;
};
