import { RELIABILITY_LADDER, type ReliabilityRung } from './shift-terms';

export const SHIFT_SIDES = ['temp', 'clinic'] as const;
export const CANCELLATION_REASONS = [
  'illness',
  'emergency',
  'transport',
  'weather',
  'schedule_change',
  'no_longer_needed',
  'other',
] as const;
export const WAIVER_STATUSES = ['requested', 'granted', 'refused'] as const;
export const BOOKING_CHANGE_STATUSES = [
  'open',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
] as const;
export type ReliabilityReason = 'kept_shift' | ReliabilityRung | 'no_show';
export const RELIABILITY_REASONS: readonly ReliabilityReason[] = [
  'kept_shift',
  ...RELIABILITY_LADDER.map(({ rung }) => rung),
  'no_show',
];
export const APPEAL_STATUSES = ['open', 'upheld', 'removed'] as const;

export type ShiftSide = (typeof SHIFT_SIDES)[number];
export type CancellationReason = (typeof CANCELLATION_REASONS)[number];
export type WaiverStatus = (typeof WAIVER_STATUSES)[number];
export type BookingChangeStatus = (typeof BOOKING_CHANGE_STATUSES)[number];
export type AppealStatus = (typeof APPEAL_STATUSES)[number];
