import type { BenchWorld, Person } from './bench-world';
import { input, sentBy, sentByNewcomer, type OperationCases } from './operation-case';

const newcomerOf = (world: BenchWorld): Promise<Person> => world.newHygienist();

const clinicBooking = async (world: BenchWorld) =>
  world.bookedLater(world.clinic, await newcomerOf(world));

export const bookingCases: OperationCases = {
  'mfe-jobs/MyBookings': sentBy(['hygienist', 'clinic'], (_world, first) => ({
    filter: { phase: 'coming' },
    first,
  })),
  'mfe-jobs/NextShift': sentBy(['hygienist', 'clinic'], () => ({})),
  'mfe-jobs/HomePanel': sentBy(['hygienist', 'clinic'], ({ day }, days, actor) => ({
    from: day(1),
    to: day(days),
    earlierFrom: day(1 - days),
    earlierTo: day(0),
    near: actor === 'hygienist' ? { role: 'hygienist', maxDistance: 100 } : undefined,
    isProfessional: actor === 'hygienist',
  })),
  'mfe-jobs/DueApplications': sentBy('clinic', ({ day }, days) => ({
    from: day(1),
    to: day(days),
  })),
  'mfe-jobs/ShiftCalendar': sentBy(['hygienist', 'clinic'], ({ day }, days) => ({
    from: day(1),
    to: day(days),
  })),
  'mfe-jobs/BookingPage': sentBy(['hygienist', 'clinic'], ({ bookingId }) => ({
    bookingId: String(bookingId),
  })),
  'mfe-jobs/BookedPage': sentBy(['hygienist', 'clinic'], ({ bookedJobId }) => ({
    jobId: String(bookedJobId),
  })),
  'mfe-jobs/BookingCalendarFile': sentBy(['hygienist', 'clinic'], ({ bookingId }) => ({
    id: String(bookingId),
  })),
  'mfe-jobs/CancellationPrice': sentBy(['hygienist', 'clinic'], ({ bookingId }) => ({
    id: String(bookingId),
  })),
  'mfe-jobs/ConfirmBooking': sentByNewcomer(async (world, newcomer) =>
    input({ bookingId: String(await world.bookedSoon(world.clinic, newcomer)) }),
  ),
  'mfe-jobs/CancelBooking': sentByNewcomer(async (world, newcomer) =>
    input({
      bookingId: String(await world.bookedLater(world.clinic, newcomer)),
      reason: 'illness',
      shownReliabilityPoints: 0,
    }),
  ),
  'mfe-jobs/UndoCancellation': sentByNewcomer(async (world, newcomer) => {
    const bookingId = await world.bookedLater(world.clinic, newcomer);
    await world.cancel(newcomer, bookingId, 'illness');
    return input({ bookingId: String(bookingId) });
  }),
  'mfe-jobs/ProposeBookingChange': sentBy('clinic', async (world) =>
    input({ bookingId: String(await clinicBooking(world)), hourlyRate: '60.00' }),
  ),
  'mfe-jobs/WithdrawBookingChange': sentBy('clinic', async (world) => {
    const changeId = await world.proposeChange(world.clinic, await clinicBooking(world));
    return input({ changeId: String(changeId) });
  }),
  'mfe-jobs/AnswerBookingChange': sentByNewcomer(async (world, newcomer) => {
    const bookingId = await world.bookedLater(world.clinic, newcomer);
    const changeId = await world.proposeChange(world.clinic, bookingId);
    return input({ changeId: String(changeId), isAccepted: true });
  }),

  'mfe-jobs/RequestWaiver': sentBy('clinic', async (world) => {
    const bookingId = await world.stormedOut(world.clinic, await newcomerOf(world));
    return input({ bookingId: String(bookingId), note: 'The snow closed the street' });
  }),
  'mfe-jobs/OpenWaivers': sentBy('admin', (_world, first) => ({ first })),
  'mfe-jobs/DecideWaiver': sentBy('admin', async (world) => {
    const bookingId = await world.waiver(world.clinic, await newcomerOf(world));
    return input({ bookingId: String(bookingId), isGranted: true });
  }),

  'mfe-jobs/MyReliability': sentBy('hygienist', () => ({})),
  'mfe-jobs/AppealReliability': {
    ...sentBy('hygienist', async (world, _size, _actor, person) => {
      const entryId = String(await world.deductionOf(person ?? world.hygienist));
      return input({ entryId, text: 'The road was closed' });
    }),
    substitute: async (world) => world.nextToAppeal(),
  },
  'mfe-jobs/ReliabilityAppeals': sentBy('admin', async (world, size) => {
    for (let left = size; left > 0; left -= 1) {
      await world.appeal(world.nextToAppeal());
    }
    return {};
  }),
  'mfe-jobs/DecideAppeal': sentBy('admin', async (world) => {
    const entryId = String(await world.appeal(world.nextToAppeal()));
    return input({ entryId, isRemoved: true, answer: 'Granted' });
  }),
};
