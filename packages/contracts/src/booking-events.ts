import type { AppealStatus, BookingChangeStatus, ShiftSide } from './booking-options';
import type { BookingStatus, ProfessionalRole } from './option-sets';
import type { BookingAction, ShiftParty } from './shift-transitions';

/**
 * What happened to a booking: an edge of its table, its making, other hours or another rate by
 * consent, or instants that new zone data moved.
 */
export type BookingNews = BookingAction | 'book' | 'reschedule' | 'recompute';

/**
 * What a reader knows a shift by, on the clock of its place. Its title and town are the clinic's own
 * words and stay out of events and notices, which outlive a clinic that leaves.
 */
export type ShiftFacts = {
  role: ProfessionalRole;
  /** YYYY-MM-DD. */
  date: string;
  /** HH:MM. */
  startTime: string;
  endTime: string;
  province?: string;
  /** Whether it is in the town of the clinic's office; both are absent in events of earlier releases. */
  isAtOffice?: boolean;
};

/** Told with every event that names a shift; absent in events of earlier releases. */
export type AboutShift = { shift?: ShiftFacts };

/** Which booking an event is about, and the day of its shift on the clock of its place. */
export type BookingFacts = AboutShift & {
  bookingId: number;
  jobId: number;
  clinicId: number;
  professionalId: number;
  /** YYYY-MM-DD. */
  date: string;
  /** HH:MM. */
  startTime: string;
  /** As agreed; absent in events of earlier releases. */
  endTime?: string;
  /** Canadian dollars with two decimals, as agreed; absent in events of earlier releases. */
  hourlyRate?: string;
  /** Until when the temp is asked to confirm, on the clock of the place; null where nothing waits for it. */
  confirmBy?: { date: string; time: string } | null;
  /** ISO instant. */
  at: string;
};

/** Durable events of the life of a booking. */
export type BookingEvents = {
  'booking.changed': BookingFacts & {
    revision: number;
    status: BookingStatus;
    startsAt: string;
    endsAt: string;
    action: BookingNews;
    by: ShiftParty;
    /** Until when a cancellation can be taken back, ISO; null for every other news. */
    undoUntil: string | null;
    /** The same on the clock of the shift's place, HH:MM. */
    undoUntilTime: string | null;
    /** What a clinic's cancellation owes, Canadian dollars with two decimals; null for nothing. */
    compensation: string | null;
    /** Points that a temp's cancellation costs. */
    reliabilityPoints: number;
  };
  /** A cancellation that nobody took back is final. */
  'booking.settled': BookingFacts & {
    by: ShiftSide;
    reliabilityPoints: number;
    compensation: string | null;
    /** Whether the shift is offered again. */
    isReopened: boolean;
  };
  /** What the clock tells of a coming booking, each once. */
  'booking.reminder': BookingFacts & {
    kind: 'confirm_asked' | 'confirm_missed' | 'at_risk' | 'risk_over';
    /** Hours until the booking is released for want of a licence; null for the other kinds. */
    hoursLeft: number | null;
  };
  'booking-change.changed': BookingFacts & {
    changeId: number;
    status: BookingChangeStatus;
    /** Who proposed it. */
    by: ShiftSide;
    /** The proposed day and start; `date` and `startTime` are those agreed on. */
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
    /** Points given back when it was removed. */
    points: number;
    /** In the administrator's words. */
    answer: string;
    at: string;
  };
};
