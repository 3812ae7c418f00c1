import type { Cast } from './cast';

type Probe = { typename: string; id: string; path: string };

const job = (id: string, path: string): Probe => ({ typename: 'Job', id, path });
const user = (id: number, path: string): Probe => ({ typename: 'User', id: String(id), path });

/** Objects in which each restricted field has a value. */
export const FIELD_PROBES: Readonly<Record<string, (cast: Cast) => Probe>> = {
  'Job.applications': ({ ids }) => job(ids.openJob, 'applications { __typename }'),
  'Job.pendingApplicationCount': ({ ids }) => job(ids.openJob, 'pendingApplicationCount'),
  'Job.myApplication': ({ ids }) => job(ids.openJob, 'myApplication { __typename }'),
  'Job.invitations': ({ ids }) => job(ids.invitedJob, 'invitations { __typename }'),
  'Job.myInvitation': ({ ids }) => job(ids.invitedJob, 'myInvitation { __typename }'),
  'Job.booking': ({ ids }) => job(ids.bookedJob, 'booking { __typename }'),
  'Job.match': ({ ids }) => job(ids.openJob, 'match { __typename }'),
  'Job.myEligibility': ({ ids }) => job(ids.openJob, 'myEligibility { __typename }'),
  'Job.candidates': ({ ids }) => job(ids.openJob, 'candidates { __typename }'),
  'Booking.cancellationPrice': ({ ids }) => ({
    ...{ typename: 'Booking', id: ids.booking, path: 'cancellationPrice { __typename }' },
  }),
  'BookingCancellation.waiverNote': ({ ids }) => ({
    ...{ typename: 'Booking', id: ids.closedBooking, path: 'cancellation { waiverNote }' },
  }),
  'HiringInterest.notes': ({ ids }) => ({
    ...{ typename: 'HiringInterest', id: ids.interest, path: 'notes' },
  }),
  'Reliability.entries': ({ people }) =>
    user(people.ownTemp.id, 'reliability { entries { __typename } }'),
  'User.isFavourite': ({ people }) => user(people.ownTemp.id, 'isFavourite'),
  'User.comingBookings': ({ people }) => user(people.ownTemp.id, 'comingBookings { __typename }'),
  'User.hiringInterest': ({ people }) => user(people.ownTemp.id, 'hiringInterest { __typename }'),
};

/** Null when an object on the path is. */
export function valueAt(object: unknown, path: string): unknown {
  const names = path.match(/\w+/g) ?? [];
  return names
    .filter((name) => name !== '__typename')
    .reduce<unknown>(
      (found, name) => (found as Record<string, unknown> | null)?.[name] ?? null,
      object,
    );
}
