import { conflict, notFound } from '@tbt/service-kit';
import { requireSide } from './applications.policy';
import { SIDE_ACTIONS, toTransition } from '../transitions/application-transitions';
import type { AcceptApplication } from './applications.types';
import type { PeopleRepository } from '../../people';
import { createBookingCreation, type BookingCreationDeps } from '../create-booking';
import { refuseBlockedPair, refuseChangedTerms, refuseClosedJob } from '../booking-checks';

type Deps = BookingCreationDeps & { people: PeopleRepository };

/** For the side that did not name the latest rate. */
export function createAcceptApplication(deps: Deps): AcceptApplication {
  const { bookingCreation, people, clock } = deps;
  const createBookings = createBookingCreation(deps);

  return async (tx, viewer, { applicationId: id, shownRate }) => {
    const offered = await bookingCreation.lockByApplication(tx, id);
    if (!offered) throw notFound();
    const { job, days, personId } = offered;
    const side = requireSide(viewer, { clinicId: job.clinicId, applicantId: personId });
    refuseBlockedPair(offered);
    const person = offered.person ?? (await people.lock(tx, personId));
    refuseClosedJob(job);
    const { applications, bookings } = await createBookings(tx, {
      ...{ days, person, side },
      async take(_tx, day, held) {
        const offer = held.find((row) => row.jobId === day.id && row.applicantId === personId);
        // A day added to the series after the application.
        if (!offer) throw conflict('application.seriesChanged', { reasons: ['series_changed'] });
        const step = toTransition(offer, SIDE_ACTIONS.accept[side], side, clock.now());
        if (offer.isTermsChanged) refuseChangedTerms(side);
        if (offer.id === id && shownRate && shownRate !== offer.hourlyRate)
          throw conflict('application.otherRate', { reasons: ['other_rate'] });
        return step;
      },
    });
    const application = applications.find((row) => row.id === id);
    const booking = bookings.find(({ jobId }) => jobId === job.id);
    if (!application || !booking) throw notFound();
    return { application, booking };
  };
}
