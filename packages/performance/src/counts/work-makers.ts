import { viewerOf } from '@tbt/stack/demo-world/callers';
import type { Calendar } from '@tbt/stack/demo-world/calendar';
import type { BenchStack } from './bench-stack';
import type { Person } from './bench-world';
import { asAdministrator } from './shift-makers';

type Parts = { calendar: Calendar; shiftOn(date: string): object };

/** How far a shift's day got; the clock stays there. */
const STEPS = ['confirmed', 'late', 'checked_in', 'worked', 'completed', 'invoiced'] as const;
type WorkStep = (typeof STEPS)[number];

type Shift = { clinic: Person; temp: Person; day?: number; fields?: object };
type Work = { bookingId: number; startsAt: Date; endsAt: Date };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const CONFIRMED_BEFORE_MS = 30 * HOUR_MS;
/** For people without other shifts. */
const WORK_DAY = 5;
const HOURS = { startTime: '09:00', endTime: '17:00', breakMinutes: 30 };
const OTHER_HOURS = { ...HOURS, breakMinutes: 60 };

export function createWorkMakers(
  { services: { marketplace }, clock }: Pick<BenchStack, 'services' | 'clock'>,
  { calendar, shiftOn }: Parts,
) {
  const { hours, checkIn, disputes, reviews, reviewReports } = marketplace;
  const moveTo = (instant: Date, byMs: number) => clock.set(new Date(instant.getTime() + byMs));

  async function bookOn({ clinic, temp, day = WORK_DAY, fields }: Shift): Promise<Work> {
    const posted = { ...shiftOn(calendar.day(day)), ...fields };
    const { id: jobId } = await marketplace.jobs.post(viewerOf(clinic), posted);
    const { id } = await marketplace.applications.apply(viewerOf(temp), { jobId });
    const agreed = { applicationId: id };
    const { booking } = await marketplace.applications.accept(viewerOf(clinic), agreed);
    return { bookingId: booking.id, startsAt: booking.startsAt, endsAt: booking.endsAt };
  }

  async function work(shift: Shift, until: WorkStep): Promise<Work> {
    const { clinic, temp } = shift;
    const made = await bookOn(shift);
    const { bookingId, startsAt, endsAt } = made;
    const isBefore = (step: WorkStep) => STEPS.indexOf(until) < STEPS.indexOf(step);
    moveTo(startsAt, -CONFIRMED_BEFORE_MS);
    await marketplace.bookings.confirm(viewerOf(temp), { bookingId });
    moveTo(startsAt, until === 'late' ? HOUR_MS + MINUTE_MS : -HOUR_MS / 4);
    if (isBefore('checked_in')) return made;
    await checkIn.checkIn(viewerOf(clinic), { bookingId });
    if (isBefore('worked')) return made;
    moveTo(endsAt, HOUR_MS / 2);
    if (isBefore('completed')) return made;
    await hours.send(viewerOf(temp), { ...HOURS, ...shift.fields, bookingId });
    if (isBefore('invoiced')) return made;
    await hours.approve(viewerOf(clinic), { bookingId });
    return made;
  }

  return {
    work,
    /** Hours of the clinic that wait for the professional. */
    async workWithProposal(shift: Shift): Promise<Work> {
      const made = await work(shift, 'completed');
      const { bookingId } = made;
      await hours.approve(viewerOf(shift.clinic), { bookingId, changed: OTHER_HOURS });
      return made;
    },
    async miss(shift: Shift): Promise<Work> {
      const made = await work(shift, 'late');
      await checkIn.reportNoShow(viewerOf(shift.clinic), { bookingId: made.bookingId });
      return made;
    },
    /** Both reviews, which are public then. */
    async reviewEachOther(shift: Shift): Promise<{ ofTemp: number; ofClinic: number }> {
      const { bookingId } = await work(shift, 'invoiced');
      const ofTemp = await reviews.write(viewerOf(shift.clinic), { bookingId, rating: 5 });
      const ofClinic = await reviews.write(viewerOf(shift.temp), { bookingId, rating: 4 });
      return { ofTemp: ofTemp.id, ofClinic: ofClinic.id };
    },
    /** Opened by the professional. @returns the case. */
    async dispute(shift: Shift): Promise<number> {
      const { bookingId } = await work(shift, 'completed');
      const statement = 'The chair was not free.';
      const opened = { bookingId, reason: 'conduct', statement };
      return (await disputes.open(viewerOf(shift.temp), opened)).id;
    },
    async answeredDispute(shift: Shift): Promise<number> {
      const disputeId = await this.dispute(shift);
      await disputes.answer(viewerOf(shift.clinic), { disputeId, statement: 'It was not free.' });
      return disputeId;
    },
    async ruledDispute(shift: Shift, admin: Person): Promise<number> {
      const disputeId = await this.answeredDispute(shift);
      const ruling = { disputeId, outcome: 'between', ruling: 'Both are right.' };
      await marketplace.ruling.rule(asAdministrator(admin), ruling);
      return disputeId;
    },
    async reportReview(reporter: Person, reviewId: number): Promise<void> {
      await reviewReports.report(viewerOf(reporter), { reviewId, reason: 'spam' });
    },
    async holdReview(reporter: Person, reviewId: number, admin: Person): Promise<void> {
      await this.reportReview(reporter, reviewId);
      await reviewReports.decide(asAdministrator(admin), { reviewId, isHeld: true });
    },
    enterBilling: (temp: Person) =>
      marketplace.billingDetails.set(viewerOf(temp), { paymentInstructions: 'By e-transfer' }),
    beginPostingBlocks: marketplace.postingBlocks.begin,
    async thenBackToToday<T>(make: () => Promise<T>): Promise<T> {
      const today = clock.now();
      try {
        return await make();
      } finally {
        clock.set(today);
      }
    },
    later: (days: number) => clock.set(new Date(calendar.now.getTime() + days * 24 * HOUR_MS)),
  };
}
