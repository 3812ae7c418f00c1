import { conflict, notFound } from '@tbt/service-kit';
import type { Viewer } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../../database';
import { requireSide } from '../bookings.policy';
import {
  refuseBlockedPair,
  refuseChangedTerms,
  refuseClosedJob,
} from '../conflicts/booking-checks';
import { createBookingCreation, type BookingCreationDeps } from '../create-booking';
import { isBookedFor, readOffered } from '../create-booking.queries';
import { moveApplication, SIDE_ACTIONS } from '../transitions/application-transitions';
import { moveInvitation } from '../transitions/invitation-transitions';
import type { Acceptance, InvitationAcceptance } from './offers.types';

type AcceptedApplication = { applicationId: number; shownRate?: string | null | undefined };
/** Revision of the shift that the professional read, if given. */
type AcceptedInvitation = { invitationId: number; jobRevision?: number | null | undefined };

export type OfferAcceptance = ReturnType<typeof createOfferAcceptance>;

export function createOfferAcceptance(deps: BookingCreationDeps) {
  const { applications, invitations, clock } = deps;
  const creation = createBookingCreation(deps);

  return {
    /** For the side that did not name the latest rate. */
    async acceptApplication(
      tx: MarketplaceTx,
      viewer: Viewer | null,
      { applicationId: id, shownRate }: AcceptedApplication,
    ): Promise<Acceptance> {
      const offered = await readOffered(tx, { table: 'applications', id });
      if (!offered) throw notFound();
      const side = requireSide(viewer, offered, 'job.notYours');
      refuseBlockedPair(offered);
      const { job, days, person } = await creation.lockShift(tx, offered);
      if (job.status === 'booked' && (await isBookedFor(tx, offered)))
        throw conflict('application.alreadyBooked', { reasons: ['already_booked'] });
      refuseClosedJob(job);
      const made = await creation.book(tx, {
        ...{ days, person, side },
        conflicts: await creation.lockConflicts(tx, person, days),
        accept(_day, offer) {
          // A day added to the series after the application.
          if (!offer) throw conflict('application.seriesChanged', { reasons: ['series_changed'] });
          const step = moveApplication(offer, SIDE_ACTIONS.accept[side], side, clock.now());
          if (offer.isTermsChanged) refuseChangedTerms(side);
          if (offer.id === id && shownRate && shownRate !== offer.hourlyRate)
            throw conflict('application.otherRate', { reasons: ['other_rate'] });
          return Promise.resolve(step);
        },
      });
      const application = made.applications.find((row) => row.id === id);
      const booking = made.bookings.find(({ jobId }) => jobId === job.id);
      if (!application || !booking) throw notFound();
      return { application, booking };
    },

    /** At the clinic's rate; the first of several invited professionals is booked. */
    async acceptInvitation(
      tx: MarketplaceTx,
      viewer: Viewer | null,
      { invitationId: id, jobRevision }: AcceptedInvitation,
    ): Promise<InvitationAcceptance> {
      const offered = await readOffered(tx, { table: 'invitations', id });
      if (!offered) throw notFound();
      requireSide(viewer, offered, 'job.notYours', 'temp');
      refuseBlockedPair(offered);
      const { job, days, person } = await creation.lockShift(tx, offered);
      const conflicts = await creation.lockConflicts(tx, person, days);
      const invitation =
        conflicts.invitations.find((row) => row.id === id) ?? (await invitations.find(tx, id));
      if (!invitation) throw notFound();
      moveInvitation(invitation, 'accept', 'temp', clock.now());
      if (job.status === 'booked')
        throw conflict('invitation.justTaken', { reasons: ['just_taken'] });
      refuseClosedJob(job);
      if (invitation.isTermsChanged && jobRevision !== job.revision) refuseChangedTerms('temp');
      const made = await creation.book(tx, {
        ...{ days, person, side: 'temp', conflicts },
        accept(day, offer) {
          // Other days of a series are booked at the posted rate.
          const { hourlyRate } = day.id === job.id ? invitation : day;
          if (!offer) return applications.insertInvited(tx, day, person.id, hourlyRate);
          const step = moveApplication(offer, 'accept_invitation', 'temp', clock.now());
          return applications.addClinicRound(tx, step, hourlyRate);
        },
      });
      const accepted = made.invitations.find((row) => row.id === id);
      const booking = made.bookings.find(({ jobId }) => jobId === job.id);
      if (!booking) throw notFound();
      return { invitation: accepted ?? invitation, booking };
    },
  };
}
