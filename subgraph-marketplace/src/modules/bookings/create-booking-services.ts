import type { Clock, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import type { BlocksQueries } from '../blocks';
import { createJobDays, createJobPublication, type JobsQueries } from '../jobs';
import type { PeopleQueries } from '../people';
import type { ReliabilityLadderQueries, ReliabilityQueries } from '../reliability';
import { createBookingGuards } from './booking-guards';
import { createBookingLoaders } from './bookings.loaders';
import type { BookingsQueries } from './bookings.queries';
import { createBookingsService } from './bookings.service';
import { createCancellations } from './cancellation/cancel-booking';
import { createSettling, type IssueCompensation } from './cancellation/settle-booking';
import { createWaiversService, type CreditCompensation } from './cancellation/waivers.service';
import { createBookingChangesQueries } from './changes/booking-changes.queries';
import { createBookingChangesService } from './changes/booking-changes.service';
import { createObstacleLoaders } from './conflicts/obstacles.queries';
import { createBookingListsQueries } from './lists/booking-lists.queries';
import { createBookingsReading } from './lists/read-bookings';
import { createShiftCalendar } from './lists/shift-calendar.service';
import { createBookingLock } from './lock-booking';
import { createOfferAcceptance } from './offers/accept-offer';
import { createVerifiedAnnouncement } from './offers/announce-verified';
import { createReviewFollowing, type CredentialChange } from './offers/follow-reviews';
import { createApplicationsQueries } from './offers/applications.queries';
import { createApplicationsService } from './offers/applications.service';
import { createOfferClosing } from './offers/close-offers';
import { createAnswerBooking } from './offers/book-answer';
import { createInvitationsQueries } from './offers/invitations.queries';
import { createInvitationsService } from './offers/invitations.service';
import { createInviteProfessional } from './offers/invite-professional';
import { createOfferLoaders } from './offers/offers.loaders';
import { createRefill, type FavouritesOf } from './offers/refill-shift';
import { createApplySteps, createApplyTransition } from './transitions/booking-transitions';
import { createBookingsJobs } from './upkeep/bookings.jobs';
import { createBookingsUpkeepQueries } from './upkeep/bookings-upkeep.queries';
import { createLateGate } from './upkeep/late-gate';
import { createRiskWatch } from './upkeep/watch-credentials';

type Deps = {
  database: MarketplaceDatabase;
  clock: Clock;
  commands: Commands;
  jobs: JobsQueries;
  bookings: BookingsQueries;
  people: PeopleQueries;
  blocks: BlocksQueries;
  reliability: ReliabilityQueries;
  ladders: ReliabilityLadderQueries;
  favouritesOf: FavouritesOf;
  issueCompensation: IssueCompensation;
  creditCompensation: CreditCompensation;
  isPostingBlocked: (tx: MarketplaceTx, clinicId: number) => Promise<boolean>;
};

export function createBookings(given: Deps) {
  const { database, clock, bookings } = given;
  const data = {
    ...given,
    applications: createApplicationsQueries(database, clock),
    invitations: createInvitationsQueries(database, clock),
    changes: createBookingChangesQueries(database),
    lists: createBookingListsQueries(database),
    upkeep: createBookingsUpkeepQueries(database),
    days: createJobDays(clock),
    publication: createJobPublication(clock),
  };
  const inviting = createInviteProfessional(data);
  const steps = {
    ...data,
    inviting,
    refill: createRefill({ ...data, inviting }),
    bookingLock: createBookingLock(data),
    applySteps: createApplySteps(bookings),
    applyTransition: createApplyTransition(bookings),
  };
  const announceVerified = createVerifiedAnnouncement(data);
  const followReviews = createReviewFollowing(data);
  const deps = {
    ...steps,
    acceptance: createOfferAcceptance(data),
    offerClosing: createOfferClosing(data),
    cancelling: createCancellations(steps),
    settling: createSettling(steps),
    risk: createRiskWatch(data),
    reading: createBookingsReading(data),
  };
  const lateGate = createLateGate(deps);
  return {
    cancelling: deps.cancelling,
    settling: deps.settling,
    holdGated: lateGate.holdShifts,
    async onPersonChanged(tx: MarketplaceTx, personId: number, since: Date | null) {
      if (since) await lateGate.release(tx, personId, since);
      await deps.risk.onPersonChanged(tx, personId);
    },
    async onCredentials(tx: MarketplaceTx, personId: number, change: CredentialChange) {
      await followReviews(tx, personId, change);
      await announceVerified(tx, personId, change);
    },
    bookingLock: deps.bookingLock,
    applySteps: deps.applySteps,
    applyTransition: deps.applyTransition,
    answerBooking: createAnswerBooking(data),
    guards: createBookingGuards({ clock }),
    services: {
      applications: createApplicationsService(deps),
      invitations: createInvitationsService(deps),
      inviting,
      refill: steps.refill,
      offerClosing: deps.offerClosing,
      bookings: createBookingsService(deps),
      bookingsReading: deps.reading,
      bookingChanges: createBookingChangesService(deps),
      waivers: createWaiversService(deps),
      shiftCalendar: createShiftCalendar(deps),
      keepBookings: createBookingsJobs(deps),
    },
    loadersFor: (info: RequestInfo) => ({
      ...createOfferLoaders(data, info),
      ...createObstacleLoaders(database, info),
      ...createBookingLoaders(data, info),
    }),
  };
}

export type BookingServices = ReturnType<typeof createBookings>['services'];
export type BookingModuleLoaders = ReturnType<ReturnType<typeof createBookings>['loadersFor']>;
