import type { RequestInfo } from '@tbt/service-kit';
import type { Calendar } from '@tbt/stack/demo-world/calendar';
import { viewerOf } from '@tbt/stack/demo-world/callers';
import type { BenchStack } from './bench-stack';
import type { Person } from './bench-world';

type Parts = {
  calendar: Calendar;
  next: () => number;
  /** Posts a shift on a day without other shifts. */
  job(clinic: Person): Promise<number>;
  shiftOn(date: string): object;
};

/** Days ahead: before the last hour to confirm. */
const SOON = 1;
const OTHER_RATE = '58.00';
const LATE_POINTS = 50;
const LATE_COMPENSATION = '195.00';

export const asAdministrator = (admin: Person): RequestInfo => {
  const info = viewerOf(admin);
  return { ...info, viewer: info.viewer && { ...info.viewer, isAdmin: true } };
};

export function createShiftMakers(
  { services: { marketplace, messaging }, lastOf }: Pick<BenchStack, 'services' | 'lastOf'>,
  { calendar, next, job, shiftOn }: Parts,
) {
  const booked = async (clinic: Person, temp: Person, jobId: number): Promise<number> => {
    const offer = await marketplace.applications.apply(viewerOf(temp), { jobId });
    const agreed = { applicationId: offer.id };
    return (await marketplace.applications.accept(viewerOf(clinic), agreed)).booking.id;
  };
  const bookedSoon = async (clinic: Person, temp: Person): Promise<number> => {
    const posted = shiftOn(calendar.day(SOON));
    const { id } = await marketplace.jobs.post(viewerOf(clinic), posted);
    return booked(clinic, temp, id);
  };
  const cancel = (by: Person, bookingId: number, reason: string, price: object = {}) =>
    marketplace.bookings.cancel(viewerOf(by), { bookingId, reason, ...price });
  const deductionOf = ({ id }: Person) => lastOf('reliability_entries', 'professional_id', id);
  const review = (asker: Person, jobId: number | null = null) =>
    marketplace.humanReviews.request(viewerOf(asker), { jobId, text: 'Why am I not found?' });

  return {
    bookedSoon,
    cancel,
    bookedLater: async (clinic: Person, temp: Person): Promise<number> =>
      booked(clinic, temp, await job(clinic)),
    async countered(clinic: Person, temp: Person): Promise<number> {
      const jobId = await job(clinic);
      const { id } = await marketplace.applications.apply(viewerOf(temp), { jobId });
      const counter = { applicationId: id, hourlyRate: OTHER_RATE };
      await marketplace.applications.counter(viewerOf(clinic), counter);
      return id;
    },
    async invite(clinic: Person, temp: Person, jobId: number): Promise<number> {
      const input = { jobId, professionalIds: [temp.id] };
      const { invitations } = await marketplace.invitations.invite(viewerOf(clinic), input);
      const [made] = invitations;
      if (!made) throw new Error('No professional was invited');
      return made.id;
    },
    /** Proposes another rate. @returns the proposal. */
    async proposeChange(by: Person, bookingId: number): Promise<number> {
      const proposal = { bookingId, hourlyRate: OTHER_RATE };
      await marketplace.bookingChanges.propose(viewerOf(by), proposal);
      return lastOf('booking_changes', 'booking_id', bookingId);
    },
    /** A late cancellation after the undo period. */
    cancelLate: async (clinic: Person, temp: Person): Promise<void> => {
      await cancel(temp, await bookedSoon(clinic, temp), 'transport', {
        shownReliabilityPoints: LATE_POINTS,
      });
    },
    settleCancellations: marketplace.keepBookings,
    deductionOf,
    async appeal(temp: Person): Promise<number> {
      const entryId = await deductionOf(temp);
      const text = 'The road was closed';
      await marketplace.reliability.appeal(viewerOf(temp), { entryId, text });
      return entryId;
    },
    async stormedOut(clinic: Person, temp: Person): Promise<number> {
      const bookingId = await bookedSoon(clinic, temp);
      await cancel(clinic, bookingId, 'weather', { shownCompensation: LATE_COMPENSATION });
      return bookingId;
    },
    async waiver(clinic: Person, temp: Person): Promise<number> {
      const bookingId = await this.stormedOut(clinic, temp);
      const note = 'The snow closed the street';
      await marketplace.waivers.request(viewerOf(clinic), { bookingId, note });
      return bookingId;
    },
    review: async (asker: Person, jobId: number | null = null): Promise<number> =>
      (await review(asker, jobId)).id,
    async recommendation(temp: Person): Promise<number> {
      const page = { first: 1, after: null };
      const { edges } = await marketplace.recommendations.mine(viewerOf(temp), page);
      const [best] = edges;
      if (!best) throw new Error('Nothing is recommended');
      return best.node.id;
    },
    async dismissed(temp: Person): Promise<number> {
      const recommendationId = await this.recommendation(temp);
      await marketplace.recommendations.dismiss(viewerOf(temp), { recommendationId });
      return recommendationId;
    },
    async forgetSearches(clinic: Person): Promise<void> {
      for (const { id } of await marketplace.savedSearches.list(viewerOf(clinic)))
        await marketplace.savedSearches.remove(viewerOf(clinic), { searchId: id });
    },
    async savedSearch(clinic: Person): Promise<number> {
      await this.forgetSearches(clinic);
      const search = { name: `Search ${next()}`, filter: { role: 'hygienist' } };
      return (await marketplace.savedSearches.save(viewerOf(clinic), search)).id;
    },
    async location(clinic: Person): Promise<number> {
      return (await marketplace.locations.add(viewerOf(clinic), this.office())).id;
    },
    office: () => ({
      ...{ name: `Office ${next()}`, streetAddress: '12 Bay Street', city: 'Toronto' },
      ...{ province: 'Ontario', postalCode: 'M5V 2K1' },
    }),
    jobAlert: async (temp: Person): Promise<number> =>
      (await marketplace.jobAlerts.create(viewerOf(temp), { roles: ['hygienist'] })).id,
    foundByAlert: async (temp: Person): Promise<number> => {
      const { edges } = await marketplace.jobAlerts.history(viewerOf(temp), { first: 1 });
      const [found] = edges;
      if (!found) throw new Error('No alert has found a shift yet');
      return found.node.id;
    },
    template: async (clinic: Person, jobId: number): Promise<number> =>
      (
        await marketplace.jobTemplates.save(viewerOf(clinic), {
          ...{ name: `Template ${next()}`, jobId },
        })
      ).id,
    favourite: (owner: Person, { id: userId }: Person) =>
      marketplace.favourites.add(viewerOf(owner), { userId }),
    wantToHire: (clinic: Person, { id: professionalId }: Person) =>
      marketplace.hiring.set(viewerOf(clinic), { professionalId }),
    block: (blocker: Person, { id: userId }: Person) =>
      messaging.blocks.block(viewerOf(blocker), { userId }),
  };
}
