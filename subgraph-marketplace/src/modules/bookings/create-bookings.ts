import type { Clock } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { MarketplaceDatabase } from '../../database';
import type { ClashOf } from '../booking-creation';
import type { ApplicationClosing } from '../applications';
import type { InvitationClosing } from '../invitations';
import type { JobsRepository } from '../jobs';
import type { PeopleRepository } from '../people';
import type { ReliabilityRepository } from '../reliability';
import { createBookingChangesRepository } from './booking-changes.repository';
import { createBookingChangesService, type WithdrawOthersAt } from './booking-changes.service';
import { createBookingListsRepository } from './booking-lists.repository';
import { createCancellations } from './cancel-booking';
import { createBookingGate } from './require-own-booking';
import { createBookingLock } from './lock-booking';
import { createBookingsReading } from './read-bookings';
import type { BookingsRepository } from './bookings.repository';
import { createRiskWatch } from './watch-credentials';
import { createBookingsService } from './bookings.service';
import { createSettling, type Refill } from './settle-booking';
import { createApplyTransition } from './booking-transitions';
import { createBookingsJobs } from './bookings.jobs';
import { createBookingsUpkeepRepository } from './bookings-upkeep.repository';
import { createShiftCalendarRepository } from './shift-calendar.repository';
import { createShiftCalendar } from './shift-calendar.service';
import { createWaiversService } from './waivers.service';

type Deps = {
  database: MarketplaceDatabase;
  bookings: BookingsRepository;
  jobs: JobsRepository;
  people: PeopleRepository;
  reliability: ReliabilityRepository;
  commands: Commands;
  clock: Clock;
  refill: Refill;
  clashOf: ClashOf;
  applicationClosing: ApplicationClosing;
  invitationClosing: InvitationClosing;
};

export function createBookings(given: Deps) {
  const { database, bookings, applicationClosing, invitationClosing } = given;
  const withdrawOthersAt: WithdrawOthersAt = async (tx, booking) => {
    await applicationClosing.withdrawAt(tx, booking);
    await invitationClosing.withdrawAt(tx, booking);
  };
  const parts = {
    ...given,
    changes: createBookingChangesRepository(database),
    lists: createBookingListsRepository(database),
    upkeep: createBookingsUpkeepRepository(database),
    calendar: createShiftCalendarRepository(database),
    lockBooking: createBookingLock(given),
    gate: createBookingGate(given),
    applyTransition: createApplyTransition(bookings),
  };
  const deps = {
    ...parts,
    withdrawOthersAt,
    cancelling: createCancellations(parts),
    settling: createSettling(parts),
    risk: createRiskWatch(parts),
    reading: createBookingsReading(parts),
  };
  return {
    changes: parts.changes,
    cancelling: deps.cancelling,
    settling: deps.settling,
    risk: deps.risk,
    services: {
      bookings: createBookingsService(deps),
      bookingsReading: deps.reading,
      bookingChanges: createBookingChangesService(deps),
      waivers: createWaiversService(deps),
      shiftCalendar: createShiftCalendar(deps),
      keepBookings: createBookingsJobs(deps),
    },
  };
}

export type BookingServices = ReturnType<typeof createBookings>['services'];
