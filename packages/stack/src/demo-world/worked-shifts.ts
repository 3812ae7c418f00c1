import type { Person } from './accounts';
import { viewerOf } from './callers';
import { book, post, type Stage } from './marketplace-scenes';
import { REVIEWS_OF_CLINICS, REVIEWS_OF_TEMPS, type ReviewWords } from './review-texts';

const HOUR_MS = 3_600_000;
const SUNDAY = 0;
const POSTED_DAYS_BEFORE = 4;

export type WorkedUntil = 'completed' | 'invoiced' | 'paid' | 'reviewed';
export type Work = {
  clinic: Person;
  /** The first who is free works. */
  temps: readonly Person[];
  role: 'hygienist' | 'assistant';
  /** A Sunday's shift is a day earlier. */
  daysAgo: number;
  until: WorkedUntil;
  fields?: Record<string, unknown>;
};
export type Worked = { id: number; clinic: Person; temp: Person; jobId: number };

const DAY = { startTime: '09:00', endTime: '17:00' } as const;
const SHEETS = [
  { ...DAY, breakMinutes: 30 },
  { ...DAY, breakMinutes: 45, note: 'The last patient was late, we still closed on time.' },
  { startTime: '08:50', endTime: '17:10', breakMinutes: 60 },
] as const;

export const pastDay = ({ calendar }: Stage, daysAgo: number): number =>
  calendar.weekday(-daysAgo) === SUNDAY ? daysAgo + 1 : daysAgo;

/** Both sides, so the reviews are visible at once; the words follow the stars. */
async function review({ services, random }: Stage, { id, clinic, temp }: Worked): Promise<void> {
  const write = (by: Person, { rating, comment }: ReviewWords) => {
    const words = comment?.[by.place.province === 'Quebec' ? 1 : 0];
    return services.marketplace.reviews.write(viewerOf(by), {
      bookingId: id,
      rating,
      comment: words,
    });
  };
  await write(clinic, random.pick(REVIEWS_OF_TEMPS));
  services.clock.advance(2 * HOUR_MS);
  await write(temp, random.pick(REVIEWS_OF_CLINICS));
}

async function pay({ services, calendar }: Stage, { id, clinic, temp }: Worked): Promise<void> {
  const paid = (by: Person) => ({
    bookingId: id,
    paidOn: services.clock.now().toISOString().slice(0, 10),
    method: 'e_transfer',
    by,
  });
  const { payments } = services.marketplace;
  for (const side of ['clinic', 'temp'] as const) {
    const next = services.clock.now().getTime() + 20 * HOUR_MS;
    services.clock.set(new Date(Math.min(next, calendar.now.getTime() - HOUR_MS)));
    const { by, ...mark } = paid(side === 'clinic' ? clinic : temp);
    if (side === 'clinic') await payments.markPaid(viewerOf(by), mark);
    else await payments.markReceived(viewerOf(by), mark);
  }
}

/** A shift of the past: booked, confirmed, checked in, and as far as asked. */
export async function workShift(stage: Stage, work: Work): Promise<Worked> {
  const { services, calendar, random } = stage;
  const { marketplace, clock } = services;
  const daysAgo = pastDay(stage, work.daysAgo);
  clock.set(calendar.ago(daysAgo + POSTED_DAYS_BEFORE));
  const shift = await post(stage, work.clinic, {
    role: work.role,
    dayOffset: -daysAgo,
    fields: { ...DAY, ...work.fields },
  });
  const { id, temp, booking } = await book(stage, work.temps, shift);
  clock.set(new Date(booking.startsAt.getTime() - 30 * HOUR_MS));
  await marketplace.bookings.confirm(viewerOf(temp), { bookingId: id });
  clock.set(new Date(booking.startsAt.getTime() - HOUR_MS / 4));
  await marketplace.checkIn.checkIn(viewerOf(work.clinic), { bookingId: id });
  clock.set(new Date(booking.endsAt.getTime() + HOUR_MS / 2));
  await marketplace.hours.send(viewerOf(temp), { bookingId: id, ...random.pick(SHEETS) });
  const worked = { id, clinic: work.clinic, temp, jobId: shift.id };
  if (work.until === 'completed') return worked;
  clock.advance(HOUR_MS);
  await marketplace.hours.approve(viewerOf(work.clinic), { bookingId: id });
  if (work.until === 'invoiced') return worked;
  await pay(stage, worked);
  if (work.until === 'reviewed') await review(stage, worked);
  return worked;
}
