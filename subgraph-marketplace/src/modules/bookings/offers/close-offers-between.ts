import type { Clock } from '@tbt/service-kit';
import type { ApplicationClosing } from './close-applications';
import type { CloseOffersBetween } from '../../blocks';
import type { InvitationClosing } from './close-invitations';
import { announcePublished, type JobPublication } from '../../jobs';
import type { BookingCreationRepository } from '../create-booking.repository';

type Deps = {
  bookingCreation: BookingCreationRepository;
  applicationClosing: ApplicationClosing;
  invitationClosing: InvitationClosing;
  publication: JobPublication;
  clock: Clock;
};

/** Locks shifts → applications → invitations. Bookings stay; neither side learns of the block. */
export const createOfferClosing =
  (deps: Deps): CloseOffersBetween =>
  async (tx, one, other) => {
    const { bookingCreation, applicationClosing, invitationClosing, publication, clock } = deps;
    const jobIds = await bookingCreation.lockShiftsBetween(tx, one, other);
    if (jobIds.length === 0) return;
    await applicationClosing.closeBetween(tx, one, other);
    await invitationClosing.closeBetween(tx, one, other);
    await announcePublished(tx, await publication.publishUnanswered(tx, jobIds), clock.now());
  };
