import { lateCompensation } from '@tbt/contracts';
import type { Person } from './accounts';
import { viewerOf } from './callers';
import { book, post, type Stage } from './marketplace-scenes';
import type { LifeCast } from './shift-life-scenes';
import { personNamed } from './upcoming-scenes';
import { pastDay, workShift } from './worked-shifts';

const HOUR_MS = 3_600_000;
/** A cancellation is final after ten minutes. */
const UNTIL_FINAL_MS = 11 * 60_000;

const SOON = { paymentTerms: 'within_24_hours' } as const;
const LATER = { paymentTerms: 'net_30' } as const;

/** What `clinic@` and `hygienist@` share: hours that wait, invoices, payments, reviews. */
async function sharedWork(stage: Stage, { clinic }: LifeCast): Promise<void> {
  const hygienist = personNamed(stage.people, 'hygienist@demo.test');
  const shared = { clinic, temps: [hygienist], role: 'hygienist' } as const;
  await workShift(stage, { ...shared, daysAgo: 24, until: 'reviewed' });
  await workShift(stage, { ...shared, daysAgo: 17, until: 'reviewed' });
  await workShift(stage, { ...shared, daysAgo: 10, until: 'paid', fields: SOON });
  await workShift(stage, { ...shared, daysAgo: 6, until: 'invoiced', fields: SOON });
  await workShift(stage, { ...shared, daysAgo: 4, until: 'invoiced', fields: LATER });
  await workShift(stage, { ...shared, daysAgo: 1, until: 'completed' });
  await cancelledWithCompensation(stage, clinic, hygienist);
}

async function workOfOthers(stage: Stage, { clinic, hygienists }: LifeCast): Promise<void> {
  const others = { clinic, temps: hygienists, role: 'hygienist' } as const;
  for (const daysAgo of [22, 20, 15, 13, 8])
    await workShift(stage, { ...others, daysAgo, until: 'reviewed' });
}

/** Cancelled in the last hours and final: a compensation is owed. */
async function cancelledWithCompensation(
  stage: Stage,
  clinic: Person,
  temp: Person,
): Promise<void> {
  const { services, calendar } = stage;
  const daysAgo = pastDay(stage, 8);
  services.clock.set(calendar.ago(daysAgo + 3));
  const shift = await post(stage, clinic, {
    role: 'hygienist',
    dayOffset: -daysAgo,
    fields: LATER,
  });
  const { id, booking } = await book(stage, [temp], shift);
  services.clock.set(new Date(shift.startsAt.getTime() - 10 * HOUR_MS));
  await services.marketplace.bookings.cancel(viewerOf(clinic), {
    ...{ bookingId: id, reason: 'schedule_change', note: 'Two patients moved to next week.' },
    shownCompensation: lateCompensation(booking, services.clock.now()),
  });
  services.clock.advance(UNTIL_FINAL_MS);
  await services.runClock();
}

/** Hours that the two sides see differently; waits for an administrator. */
async function openDispute(stage: Stage, { clinic, hygienists }: LifeCast): Promise<void> {
  const { services, calendar } = stage;
  const { disputes } = services.marketplace;
  const { id, temp } = await workShift(stage, {
    ...{ clinic, temps: hygienists.slice(2), role: 'hygienist' },
    ...{ daysAgo: 3, until: 'completed' },
  });
  services.clock.set(calendar.ago(1, 12));
  const { id: disputeId } = await disputes.open(viewerOf(clinic), {
    ...{ bookingId: id, reason: 'hours' },
    statement: 'We closed at half past four that day, and the break was a full hour.',
  });
  services.clock.set(calendar.ago(1));
  await disputes.answer(viewerOf(temp), {
    disputeId,
    statement: 'I stayed until five to finish the sterilization and have the photo of the clock.',
  });
}

export async function playShiftDay(stage: Stage, cast: LifeCast): Promise<void> {
  await sharedWork(stage, cast);
  await workOfOthers(stage, cast);
  await openDispute(stage, cast);
}
