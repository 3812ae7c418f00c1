import { claimed } from '@tbt/service-kit';
import { z } from 'zod';
import { CalendarFeedRow } from '../../generated/tables';
import type { ClinicProfile, NamedPerson } from '../people';

export const CalendarFeed = CalendarFeedRow.omit({ tokenHash: true });
export type CalendarFeed = z.infer<typeof CalendarFeed>;

export type CalendarTexts = {
  name: string;
  available: string;
  blocked: string;
  shift: string;
  hourly: string;
  money: Intl.NumberFormat;
};

export const CalendarSlot = z.object({
  id: z.number(),
  date: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  timeZone: z.string(),
  isAvailable: z.boolean(),
  recurringPattern: z.string().nullable(),
  materialisedUntil: z.string(),
  notes: z.string().nullable(),
  updatedAt: z.date(),
  days: z.array(z.string()),
});
export type CalendarSlot = z.infer<typeof CalendarSlot>;

export const CalendarBooking = z.object({
  id: z.number(),
  jobId: z.number(),
  revision: z.number(),
  title: z.string(),
  city: z.string(),
  province: z.string(),
  timeZone: z.string(),
  startsAt: z.date(),
  endsAt: z.date(),
  createdAt: z.date(),
  /** Canadian dollars, two decimals. */
  hourlyRate: z.string(),
  /** Where the shift is at a further office of the clinic. */
  location: z
    .object({ name: z.string(), streetAddress: z.string(), postalCode: z.string() })
    .nullable(),
  /** Only in files of a single shift. */
  clinic: claimed<ClinicProfile>().nullable().optional(),
  /** Known where the clinic reads the file of a single shift. */
  professional: claimed<NamedPerson>().nullable().optional(),
});
export type CalendarBooking = z.infer<typeof CalendarBooking>;
