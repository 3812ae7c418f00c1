import type {
  AppealStatus,
  BookingChangeStatus,
  CancellationReason,
  ShiftSide,
} from './booking-options';
import type { CredentialGapCode } from './credentials';
import type { BookingStatus, ProfessionalRole } from './option-sets';
import type { BookingAction, ShiftParty } from './shift-actions';

/** A transition, a new booking, changed terms (`reschedule`) or instants recomputed from new zone data. */
export type BookingEventAction = BookingAction | 'book' | 'reschedule' | 'recompute';

/** Local date and time. No title or town, except of a named location: events and notifications outlive a clinic's erased account. */
export type ShiftFacts = {
  role: ProfessionalRole;
  /** YYYY-MM-DD; `startTime` is HH:MM. */
  date: string;
  startTime: string;
  endTime: string;
  province?: string;
  /** Whether it is in the town of the clinic's office; absent in events of earlier releases, as is `province`. */
  isAtOffice?: boolean;
  /** Town of the clinic's further location where it is worked, after its street where known; absent elsewhere. */
  locationPlace?: string | null;
};

/** On every event about a shift; absent in events of earlier releases. */
export type ShiftEventPayload = { shift?: ShiftFacts };

export type BookingFacts = ShiftEventPayload & {
  bookingId: number;
  jobId: number;
  clinicId: number;
  professionalId: number;
  /** YYYY-MM-DD; times are HH:MM, all local to the shift. */
  date: string;
  startTime: string;
  /** As agreed; absent in events of earlier releases. */
  endTime?: string;
  /** Canadian dollars, two decimals; absent in events of earlier releases. */
  hourlyRate?: string;
  /** Until when the temp has to confirm, local to the shift; null without a deadline. */
  confirmBy?: { date: string; time: string } | null;
  /** From when they can; null once it has begun, absent in events of earlier releases. */
  confirmFrom?: { date: string; time: string } | null;
  at: string;
};

/** `check_in_asked` goes to both sides of a shift that has begun without a check-in. */
export const BOOKING_REMINDERS = [
  'confirm_asked',
  'confirm_missed',
  'at_risk',
  'risk_over',
  'check_in_asked',
] as const;
export type BookingReminder = (typeof BOOKING_REMINDERS)[number];

/** Booked by the professional's own answer, or chosen among several answers. */
export type EmergencyBooking = 'answered' | 'chosen';

export type BookingEvents = {
  'booking.changed': BookingFacts & {
    revision: number;
    status: BookingStatus;
    startsAt: string;
    endsAt: string;
    action: BookingEventAction;
    by: ShiftParty;
    /** End of the undo period of a cancellation, ISO 8601; null otherwise. */
    undoUntil: string | null;
    /** The same local to the shift, HH:MM. */
    undoUntilTime: string | null;
    /** What a clinic's cancellation owes, Canadian dollars, two decimals; null for nothing. */
    compensation: string | null;
    /** What a cancellation or a no-show costs the temp. */
    reliabilityPoints: number;
    /** By how much the temp expects to be late; absent in events of earlier releases. */
    lateMinutes?: number | null;
    /** Of a new booking by an emergency's answer; absent for others and in events of earlier releases. */
    emergency?: EmergencyBooking | null;
    /** What of the clinic's the temp accepted for a new booking; absent for others and in events of earlier releases. */
    accepted?: 'invitation' | 'counter';
    /** Why it was released: the credential had changed just before the booking. Absent for others and in events of earlier releases. */
    reason?: 'credential_changed';
  };
  /** The undo period of a cancellation is over. */
  'booking.settled': BookingFacts & {
    by: ShiftSide;
    reliabilityPoints: number;
    compensation: string | null;
    /** Absent in events of earlier releases. */
    cancelReason?: CancellationReason | null;
    isReopened: boolean;
  };
  'booking.reminder': BookingFacts & {
    kind: BookingReminder;
    /** Of a booking at risk; absent for others and in events of earlier releases. */
    risk?: {
      /** What the licence lacks. */
      gap: CredentialGapCode;
      /** When the booking is released for want of a licence, local to the shift; null for at once. */
      releasesAt: { date: string; time: string } | null;
    };
  };
  'booking-change.changed': BookingFacts & {
    changeId: number;
    status: BookingChangeStatus;
    by: ShiftSide;
    /** As proposed; `date` and `startTime` are the agreed ones. */
    newDate: string;
    newStartTime: string;
    newEndTime: string;
    newHourlyRate: string;
  };
  'waiver.requested': BookingFacts & { compensation: string };
  'waiver.decided': BookingFacts & { compensation: string; isGranted: boolean };
  'reliability.appealed': { entryId: number; userId: number; at: string };
  'reliability.appeal-decided': {
    entryId: number;
    userId: number;
    status: Exclude<AppealStatus, 'open'>;
    /** Points given back when a deduction was removed. */
    points: number;
    answer: string;
    at: string;
  };
};
