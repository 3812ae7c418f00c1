import { actingClinicOf, actingUserId, createListLoader, createLoader } from '@tbt/service-kit';
import type { Loader, RequestInfo } from '@tbt/service-kit';
import type { Booking, BookingsQueries } from '../bookings';
import type { FavouritesQueries } from './favourites.queries';
import type { HiringQueries } from './hiring.queries';
import { canSeeInterest } from './relations.policy';
import type { HiringInterest } from './relations.types';

/** Between the viewer and each user of a page; one statement per kind. */
export type RelationLoaders = {
  favourite: Loader<number, { personId: number } | null>;
  /** By start. */
  comingBookings: Loader<number, Booking[]>;
  ownInterest: Loader<number, HiringInterest | null>;
  visibleInterest: Loader<number, HiringInterest | null>;
};

type Deps = {
  favourites: FavouritesQueries;
  hiring: HiringQueries;
  bookings: BookingsQueries;
  now: Date;
};

export function createRelationLoaders(deps: Deps, { viewer }: RequestInfo): RelationLoaders {
  const { favourites, hiring, bookings, now } = deps;
  const actingId = viewer && actingUserId(viewer);
  const clinicId = actingClinicOf(viewer);
  return {
    favourite: createLoader(
      async (ids: readonly number[]) => (actingId === null ? [] : favourites.among(actingId, ids)),
      ({ personId }) => personId,
    ),
    comingBookings: createListLoader(
      async (ids: readonly number[]) =>
        actingId === null ? [] : bookings.comingWith(actingId, ids, now),
      (booking: Booking) =>
        booking.clinicId === actingId ? booking.professionalId : booking.clinicId,
    ),
    ownInterest: createLoader(
      async (ids: readonly number[]) => (clinicId === null ? [] : hiring.ofClinicIn(clinicId, ids)),
      ({ professionalId }) => professionalId,
    ),
    visibleInterest: createLoader(
      async (ids: readonly number[]) =>
        (await hiring.byIds(ids)).filter((interest) => canSeeInterest(viewer, interest)),
      ({ id }) => id,
    ),
  };
}
