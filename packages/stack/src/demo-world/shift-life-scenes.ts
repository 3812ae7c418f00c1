import { ladderRung, lateCompensation } from '@tbt/contracts';
import type { Person } from './accounts';
import { viewerOf } from './callers';
import { apply, book, post, bookableProfessionals, type Stage } from './marketplace-scenes';
import { playShiftDay } from './shift-day-scenes';
import { isNamed, personNamed } from './upcoming-scenes';
import { pastDay, workShift } from './worked-shifts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
/** A cancellation is final after ten minutes. */
const UNTIL_FINAL_MS = 11 * MINUTE_MS;

const AGREED_DAYS_BEFORE = 4;

const WHOLE_DAY = { startTime: '08:00', endTime: '16:00' };

export type LifeCast = {
  clinic: Person;
  neighbour: Person;
  /** Professionals of the clinic's province whom no other scene uses. */
  hygienists: readonly Person[];
};

export function lifeCastOf({ people }: Stage): LifeCast {
  const clinic = personNamed(people, 'clinic@demo.test');
  const neighbour = people.find(
    ({ role, email, place }) => role === 'clinic' && !isNamed(email) && place.city === 'Toronto',
  );
  if (!neighbour) throw new Error('No neighbouring clinic');
  const hygienists = bookableProfessionals(people, clinic, 'hygienist').filter(
    ({ email }) => !isNamed(email),
  );
  return { clinic, neighbour, hygienists };
}

/** A professional cancels two days ahead, loses points and appeals; the shift is filled again. */
async function cancelledByTemp(stage: Stage, { clinic, hygienists }: LifeCast): Promise<void> {
  const { services, calendar } = stage;
  services.clock.set(calendar.ago(5));
  const shift = await post(stage, clinic, { role: 'hygienist', dayOffset: 1 });
  const { id, temp } = await book(stage, hygienists, shift);
  services.clock.set(new Date(shift.startsAt.getTime() - 60 * HOUR_MS));
  const { points } = ladderRung(shift.startsAt, services.clock.now());
  await services.marketplace.bookings.cancel(viewerOf(temp), {
    ...{ bookingId: id, reason: 'illness', note: 'I am so sorry, I have the flu.' },
    shownReliabilityPoints: points,
  });
  services.clock.advance(UNTIL_FINAL_MS);
  await services.runClock();
  const [entryId] = await services.scoreEntriesOf(temp);
  const text = 'I was ill and have a note from my doctor.';
  await services.marketplace.reliability.appeal(viewerOf(temp), { entryId, text });
}

/** A clinic cancels in the last hours, owes a fee and asks to waive it because of the weather. */
async function cancelledLate(stage: Stage, { clinic, hygienists }: LifeCast): Promise<void> {
  const { services, calendar } = stage;
  services.clock.set(calendar.ago(6));
  const shift = await post(stage, clinic, { role: 'hygienist', dayOffset: -2 });
  const { id, booking } = await book(stage, hygienists, shift);
  services.clock.set(new Date(shift.startsAt.getTime() - 10 * HOUR_MS));
  await services.marketplace.bookings.cancel(viewerOf(clinic), {
    ...{ bookingId: id, reason: 'weather', note: 'The power is out after the storm.' },
    shownCompensation: lateCompensation(booking, services.clock.now()),
  });
  services.clock.advance(UNTIL_FINAL_MS);
  await services.runClock();
  const note = 'Our street was closed by the ice storm, see the warning of that morning.';
  await services.marketplace.waivers.request(viewerOf(clinic), { bookingId: id, note });
}

async function noLongerNeeded(stage: Stage, { clinic, hygienists }: LifeCast): Promise<void> {
  const { services, calendar } = stage;
  services.clock.set(calendar.ago(4));
  const shift = await post(stage, clinic, { role: 'hygienist', dayOffset: 15 });
  const { id } = await book(stage, hygienists, shift);
  services.clock.advance(HOUR_MS);
  const reason = { bookingId: id, reason: 'no_longer_needed' };
  await services.marketplace.bookings.cancel(viewerOf(clinic), reason);
  services.clock.advance(UNTIL_FINAL_MS);
  await services.runClock();
}

/** A booking with a proposed change of hours, a confirmed one, and work at the neighbour's. */
async function bookedAhead(
  stage: Stage,
  { clinic, neighbour, hygienists }: LifeCast,
): Promise<void> {
  const { services, calendar } = stage;
  services.clock.set(calendar.ago(3));
  const moving = await post(stage, clinic, {
    ...{ role: 'hygienist', dayOffset: 7, fields: WHOLE_DAY },
  });
  const { id: bookingId } = await book(stage, hygienists, moving);
  const asked = { startTime: '10:00', endTime: '18:00', message: 'Our first patients moved.' };
  await services.marketplace.bookingChanges.propose(viewerOf(clinic), { bookingId, ...asked });

  await bookAndConfirm(stage, clinic, hygienists, pastDay(stage, 1));
  await workShift(stage, {
    ...{ clinic: neighbour, temps: hygienists, role: 'hygienist', daysAgo: 3, until: 'invoiced' },
  });
}

/** The shift of the last working day, confirmed in time; its hours were not sent yet. */
async function bookAndConfirm(
  stage: Stage,
  office: Person,
  temps: readonly Person[],
  daysAgo: number,
): Promise<void> {
  const { services, calendar } = stage;
  services.clock.set(calendar.ago(daysAgo + AGREED_DAYS_BEFORE));
  const shift = await post(stage, office, { role: 'hygienist', dayOffset: -daysAgo });
  const { id, temp } = await book(stage, temps, shift);
  services.clock.set(new Date(shift.startsAt.getTime() - 30 * HOUR_MS));
  await services.marketplace.bookings.confirm(viewerOf(temp), { bookingId: id });
}

async function leftOpen(stage: Stage, { clinic, hygienists }: LifeCast): Promise<void> {
  const { services, calendar } = stage;
  const [first, second, third, fourth] = hygienists;
  if (!first || !second || !third || !fourth) throw new Error('Too few hygienists');
  services.clock.set(calendar.ago(2));
  const fields = { inviteIds: [String(first.id), String(second.id)] };
  await post(stage, clinic, { role: 'hygienist', dayOffset: 20, fields });
  const quiet = await post(stage, clinic, { role: 'hygienist', dayOffset: 21 });
  await apply(stage, second, quiet);
  const declined = await apply(stage, third, quiet, {
    message: 'I could come for the first half.',
  });
  const withdrawn = await apply(stage, fourth, quiet);
  services.clock.advance(HOUR_MS);
  const taken = { applicationId: withdrawn?.id };
  await services.marketplace.applications.withdraw(viewerOf(fourth), taken);
  const answer = { applicationId: declined?.id };
  await services.marketplace.applications.decline(viewerOf(clinic), answer);
  services.clock.advance(4 * HOUR_MS);
  await services.runClock();
  services.clock.advance(20 * HOUR_MS);
  await services.runClock();
}

async function keepAndBlock(
  stage: Stage,
  { clinic, neighbour, hygienists }: LifeCast,
): Promise<void> {
  const { services, calendar, people } = stage;
  const hygienist = personNamed(people, 'hygienist@demo.test');
  const [first, second] = hygienists;
  services.clock.set(calendar.ago(8));
  const { favourites } = services.marketplace;
  for (const kept of [hygienist, first, second]) {
    if (kept) await favourites.add(viewerOf(clinic), { userId: kept.id });
  }
  await favourites.add(viewerOf(hygienist), { userId: clinic.id });
  const last = hygienists.at(-1);
  if (last) {
    await services.messaging.blocks.block(viewerOf(last), { userId: neighbour.id });
    await services.settle();
  }
}

/** Shifts in every state after posting. */
export async function playShiftLife(stage: Stage): Promise<void> {
  const cast = lifeCastOf(stage);
  await keepAndBlock(stage, cast);
  await playShiftDay(stage, cast);
  await cancelledLate(stage, cast);
  await cancelledByTemp(stage, cast);
  await noLongerNeeded(stage, cast);
  await bookedAhead(stage, cast);
  await leftOpen(stage, cast);
}
