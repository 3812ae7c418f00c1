import { conflict, notFound } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../../database';
import { toTransition as applicationStep } from '../transitions/application-transitions';
import type { Application } from './applications.types';
import type { ApplicationsRepository } from './applications.repository';
import { requireSideOf } from './invitations.policy';
import { toTransition } from '../transitions/invitation-transitions';
import type { AcceptInvitation } from './invitations.types';
import type { InvitationsRepository } from './invitations.repository';
import type { Job } from '../../jobs';
import type { PeopleRepository } from '../../people';
import { createBookingCreation, type BookingCreationDeps } from '../create-booking';
import { refuseBlockedPair, refuseChangedTerms, refuseClosedJob } from '../booking-checks';

type Deps = BookingCreationDeps & {
  applications: ApplicationsRepository;
  invitations: InvitationsRepository;
  people: PeopleRepository;
};

/** At the clinic's rate; the first of several invited professionals is booked. */
export function createAcceptInvitation(deps: Deps): AcceptInvitation {
  const { bookingCreation, applications, invitations, people, clock } = deps;
  const createBookings = createBookingCreation(deps);

  const takeOffer = async (
    tx: MarketplaceTx,
    offer: Application | undefined,
    { personId, day, hourlyRate }: { personId: number; day: Job; hourlyRate: string },
  ) => {
    if (!offer) return applications.insertInvited(tx, day, personId, hourlyRate);
    const step = applicationStep(offer, 'accept_invitation', 'temp', clock.now());
    return applications.addClinicWord(tx, step, hourlyRate);
  };

  return async (tx, viewer, { invitationId: id, jobRevision }) => {
    const offered = await bookingCreation.lockByInvitation(tx, id);
    if (!offered) throw notFound();
    const { job, days, personId } = offered;
    requireSideOf(viewer, { clinicId: job.clinicId, professionalId: personId }, 'temp');
    refuseBlockedPair(offered);
    const person = offered.person ?? (await people.lock(tx, personId));
    const invitation = await invitations.find(tx, id);
    if (!invitation) throw notFound();
    toTransition(invitation, 'accept', 'temp', clock.now());
    if (job.status === 'booked')
      throw conflict('invitation.justTaken', { reasons: ['just_taken'] });
    refuseClosedJob(job);
    if (invitation.isTermsChanged && jobRevision !== job.revision) refuseChangedTerms('temp');
    const agreed = await createBookings(tx, {
      ...{ days, person, side: 'temp' },
      take(_tx, day, held) {
        const offer = held.find((row) => row.jobId === day.id && row.applicantId === personId);
        // Other days of a series are booked at the posted rate.
        const { hourlyRate } = day.id === job.id ? invitation : day;
        return takeOffer(tx, offer, { personId, day, hourlyRate });
      },
    });
    const accepted = agreed.invitations.find((row) => row.id === id);
    const booking = agreed.bookings.find(({ jobId }) => jobId === job.id);
    if (!booking) throw notFound();
    return { invitation: accepted ?? invitation, booking };
  };
}
