import type { Locale } from '@tbt/contracts';

export type CalendarFeed = { personId: number; locale: Locale; createdAt: Date };

export type CalendarTexts = { name: string; available: string; blocked: string; shift: string };

/** A slot with the days of it that are written. */
export type CalendarSlot = {
  id: number;
  date: string;
  startTime: string;
  endTime: string;
  timeZone: string;
  isAvailable: boolean;
  recurringPattern: string | null;
  materialisedUntil: string;
  notes: string | null;
  updatedAt: Date;
  days: string[];
};

export type CalendarBooking = {
  id: number;
  revision: number;
  title: string;
  city: string;
  province: string;
  timeZone: string;
  startsAt: Date;
  endsAt: Date;
  createdAt: Date;
  /** Only files of a single shift hold cancelled ones. */
  isCancelled?: boolean;
};
