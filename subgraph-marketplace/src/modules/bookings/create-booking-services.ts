import type { Clock } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { MarketplaceDatabase } from '../../database';
import type { ClashOf } from './conflicts/find-clash';
import type { ApplicationClosing } from './offers/close-applications';
import type { InvitationClosing } from './offers/close-invitations';
import type { JobsRepository } from '../jobs';
import type { PeopleRepository } from '../people';
import type { ReliabilityRepository } from '../reliability';
import { createBookingChangesRepository } from './changes/booking-changes.repository';
import {
  createBookingChangesService,
  type WithdrawOthersAt,
} from './changes/booking-changes.service';
import { createBookingListsRepository } from './lists/booking-lists.repository';
import { createCancellations } from './cancellation/cancel-booking';
import { createBookingGate } from './conflicts/require-own-booking';
import { createBookingLock } from './lock-booking';
import { createBookingsReading } from './lists/read-bookings';
import type { BookingsRepository } from './bookings.repository';
import { createRiskWatch } from './upkeep/watch-credentials';
import { createBookingsService } from './bookings.service';
import { createSettling, type Refill } from './cancellation/settle-booking';
import { createApplyTransition } from './transitions/booking-transitions';
import { createBookingsJobs } from './upkeep/bookings.jobs';
import { createBookingsUpkeepRepository } from './upkeep/bookings-upkeep.repository';
import { createShiftCalendarRepository } from './lists/shift-calendar.repository';
import { createShiftCalendar } from './lists/shift-calendar.service';
import { createWaiversService } from './cancellation/waivers.service';

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
