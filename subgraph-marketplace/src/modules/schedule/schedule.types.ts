/** Time that a person offers or blocks; the first day of it when it repeats. */
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
  /** Null for everybody but the person. */
  notes: string | null;
  createdAt: Date;
  updatedAt: Date;
};

/** One day of a slot. */
export type ScheduleEntry = { date: string; startsAt: Date; endsAt: Date; slot: ScheduleSlot };

/** A slot with what upkeep needs to know. */
export type StoredSlot = ScheduleSlot & {
  excludedDates: string[];
  materialisedUntil: string;
  endsOn: string;
};

export type NewSlot = Omit<StoredSlot, 'id'>;

/** A day of a slot as instants. */
export type Occurrence = { date: string; startsAt: Date; endsAt: Date };
