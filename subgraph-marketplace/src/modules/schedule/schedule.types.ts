/** The first day when it repeats. */
export type ScheduleSlot = {
  id: number;
  personId: number;
  date: string;
  startTime: string;
  endTime: string;
  timeZone: string;
  isAvailable: boolean;
  isRecurring: boolean;
  recurringPattern: string | null;
  /** Null for other viewers. */
  notes: string | null;
  createdAt: Date;
  updatedAt: Date;
};

export type ScheduleEntry = { date: string; startsAt: Date; endsAt: Date; slot: ScheduleSlot };

export type StoredSlot = ScheduleSlot & {
  excludedDates: string[];
  materialisedUntil: string;
  endsOn: string;
};

export type NewSlot = Omit<StoredSlot, 'id'>;

export type Occurrence = { date: string; startsAt: Date; endsAt: Date };
