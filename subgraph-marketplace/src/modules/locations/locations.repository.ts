import {
  foldText,
  LIVE_BOOKING_STATUSES,
  type AddClinicLocationValues,
  type JobStatus,
  type Province,
} from '@tbt/contracts';
import { conflict, onConstraint, type Clock } from '@tbt/service-kit';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { holdLocation } from './locations.queries';
import { INTERNAL_FIELDS, type ClinicLocation } from './locations.types';

export type LocationDetails = Omit<AddClinicLocationValues, 'city' | 'province'>;

const COMING: JobStatus[] = ['active', 'invited', 'booked'];

const refuseTakenName = (error: unknown): never =>
  onConstraint(error, {
    clinic_locations_one_per_name: () =>
      conflict('location.nameTaken', { path: ['name'], reasons: ['name_taken'] }),
  });

export function createLocationsRepository({ prisma }: MarketplaceDatabase, clock: Clock) {
  const ofClinic = (clinicId: number) => ({ where: { clinicId } });
  return {
    list: async (clinicId: number): Promise<ClinicLocation[]> => {
      return prisma.clinicLocation.findMany({
        ...ofClinic(clinicId),
        orderBy: [
          { closedAt: { sort: 'desc', nulls: 'first' } },
          { nameKey: 'asc' },
          { id: 'asc' },
        ],
        omit: INTERNAL_FIELDS,
      });
    },

    byIds: async (ids: readonly number[]): Promise<ClinicLocation[]> => {
      return prisma.clinicLocation.findMany({
        where: { id: { in: [...ids] } },
        omit: INTERNAL_FIELDS,
      });
    },

    /** Held until the transaction ends: a shift is not posted to a location that closes meanwhile. */
    lock: async (tx: MarketplaceTx, id: number): Promise<ClinicLocation | null> => {
      await holdLocation(tx, id);
      const row = await tx.clinicLocation.findUnique({ where: { id }, omit: INTERNAL_FIELDS });
      return row;
    },

    count: (tx: MarketplaceTx, clinicId: number): Promise<number> =>
      tx.clinicLocation.count(ofClinic(clinicId)),

    /** @throws DomainError CONFLICT `name_taken`. */
    insert: async (
      tx: MarketplaceTx,
      clinicId: number,
      values: AddClinicLocationValues,
    ): Promise<ClinicLocation> => {
      const own = { clinicId, nameKey: foldText(values.name), createdAt: clock.now() };
      const data = { ...values, province: values.province as Province, ...own };
      const row = await tx.clinicLocation
        .create({ data, omit: INTERNAL_FIELDS })
        .catch(refuseTakenName);
      return row;
    },

    /** @throws DomainError CONFLICT `name_taken`. */
    update: async (
      tx: MarketplaceTx,
      id: number,
      change: Partial<LocationDetails> & { closedAt?: Date | null },
    ): Promise<ClinicLocation> => {
      const nameKey = change.name === undefined ? undefined : foldText(change.name);
      const row = await tx.clinicLocation
        .update({ where: { id }, data: { ...change, nameKey }, omit: INTERNAL_FIELDS })
        .catch(refuseTakenName);
      return row;
    },

    /** Those where the professional works or worked. */
    bookedBy: async (
      professionalId: number,
      locationIds: readonly number[],
    ): Promise<Map<number, true>> => {
      const rows = await prisma.job.findMany({
        where: {
          locationId: { in: [...locationIds] },
          bookings: { some: { professionalId, status: { in: [...LIVE_BOOKING_STATUSES] } } },
        },
        select: { locationId: true },
        distinct: ['locationId'],
      });
      return new Map(rows.map(({ locationId }) => [Number(locationId), true]));
    },

    /** Shifts that have not ended, by location. */
    comingShifts: async (
      locationIds: readonly number[],
      tx: Pick<MarketplaceTx, 'job'> = prisma,
    ): Promise<Map<number, number>> => {
      const counts = await tx.job.groupBy({
        by: ['locationId'],
        where: {
          ...{ locationId: { in: [...locationIds] }, status: { in: COMING } },
          endsAt: { gt: clock.now() },
        },
        _count: { _all: true },
      });
      return new Map(counts.map(({ locationId, _count }) => [Number(locationId), _count._all]));
    },
  };
}

export type LocationsRepository = ReturnType<typeof createLocationsRepository>;
