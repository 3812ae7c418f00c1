import type { Clock } from '@tbt/service-kit';
import type { Commands } from './commands';
import type { MarketplaceDatabase } from './database';
import {
  createAcceptApplication,
  createAcceptInvitation,
  createBookingCreationRepository,
  createClashCheck,
  createOfferClosing,
  obstaclesOfPeople,
} from './modules/bookings';
import {
  createApplicationClosing,
  createApplicationsRepository,
  createApplicationsService,
} from './modules/bookings';
import type { BlocksRepository } from './modules/blocks';
import type { BookingsRepository } from './modules/bookings';
import {
  createInvitationClosing,
  createInvitationsRepository,
  createInvitationsService,
  createInviteProfessional,
  createRefill,
  createRefillRepository,
  type FavouritesOf,
} from './modules/bookings';
import { createJobDays, createJobPublication, type JobsRepository } from './modules/jobs';
import type { PeopleRepository } from './modules/people';

type Deps = {
  database: MarketplaceDatabase;
  clock: Clock;
  commands: Commands;
  jobs: JobsRepository;
  bookings: BookingsRepository;
  people: PeopleRepository;
  blocks: BlocksRepository;
  favouritesOf: FavouritesOf;
};

export type OfferServices = ReturnType<typeof createOfferServices>['services'];

export function createOfferServices(deps: Deps) {
  const { database, clock } = deps;
  const parts = {
    ...deps,
    bookingCreation: createBookingCreationRepository(clock),
    applications: createApplicationsRepository(database, clock),
    invitations: createInvitationsRepository(database, clock),
    days: createJobDays(clock),
    publication: createJobPublication(clock),
    refills: createRefillRepository(clock),
    obstaclesOf: obstaclesOfPeople,
  };
  const inviting = createInviteProfessional(parts);
  const closing = {
    applicationClosing: createApplicationClosing(parts),
    invitationClosing: createInvitationClosing(parts),
  };
  return {
    clashOf: createClashCheck(parts.bookingCreation),
    closeOffersBetween: createOfferClosing({ ...parts, ...closing }),
    repositories: { applications: parts.applications, invitations: parts.invitations },
    services: {
      ...closing,
      inviting,
      applications: createApplicationsService({
        ...parts,
        acceptApplication: createAcceptApplication(parts),
      }),
      invitations: createInvitationsService({
        ...parts,
        inviting,
        acceptInvitation: createAcceptInvitation(parts),
      }),
      refill: createRefill({ ...parts, inviting }),
    },
  };
}
