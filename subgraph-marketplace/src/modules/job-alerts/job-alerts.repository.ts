import type { JobAlertValues } from '@tbt/contracts';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import type { Prisma } from '../../generated/prisma/client';
import { placeKey, type Coordinates } from '../places';
import { INTERNAL_FIELDS, type AlertHome, type JobAlert } from './job-alerts.types';
import { searchKeysOf } from './search-keys';

type Stored = Omit<JobAlert, 'minHourlyRate'> & { minHourlyRate: Prisma.Decimal | null };
type Own = { id: number; userId: number };

/** Of a professional whose place is not known yet. */
const DEFAULT_ZONE = 'America/Toronto';

const toAlert = ({ minHourlyRate, ...row }: Stored): JobAlert => ({
  ...row,
  minHourlyRate: minHourlyRate?.toFixed(2) ?? null,
});

const coordinatesOf = ({ latitude, longitude }: AlertHome): Coordinates | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

const computed = (
  values: Pick<JobAlertValues, 'roles' | 'provinces' | 'cities' | 'maxTravelDistance'>,
  { latitude, longitude, timeZone }: AlertHome,
) => ({
  cityKeys: values.cities.map(placeKey),
  searchKeys: searchKeysOf(values, coordinatesOf({ latitude, longitude, timeZone })),
  ...{ latitude, longitude, timeZone: timeZone ?? DEFAULT_ZONE },
});

export type JobAlertsRepository = ReturnType<typeof createJobAlertsRepository>;

export function createJobAlertsRepository({ prisma }: MarketplaceDatabase) {
  return {
    /** Newest first. */
    async ofUser(userId: number): Promise<JobAlert[]> {
      const rows = await prisma.jobAlert.findMany({
        where: { userId },
        orderBy: { id: 'desc' },
        omit: INTERNAL_FIELDS,
      });
      return rows.map(toAlert);
    },

    async own({ id, userId }: Own): Promise<JobAlert | null> {
      const row = await prisma.jobAlert.findUnique({
        where: { id, userId },
        omit: INTERNAL_FIELDS,
      });
      return row && toAlert(row);
    },

    async ownIn(tx: MarketplaceTx, { id, userId }: Own): Promise<JobAlert | null> {
      const row = await tx.jobAlert.findUnique({ where: { id, userId }, omit: INTERNAL_FIELDS });
      return row && toAlert(row);
    },

    count: (tx: MarketplaceTx, userId: number): Promise<number> =>
      tx.jobAlert.count({ where: { userId } }),

    homeOf: async (userId: number): Promise<AlertHome> =>
      (await prisma.person.findUnique({
        where: { id: userId },
        select: { latitude: true, longitude: true, timeZone: true },
      })) ?? { latitude: null, longitude: null, timeZone: null },

    homeIn: async (tx: MarketplaceTx, userId: number): Promise<AlertHome> =>
      (await tx.person.findUnique({
        where: { id: userId },
        select: { latitude: true, longitude: true, timeZone: true },
      })) ?? { latitude: null, longitude: null, timeZone: null },

    async insert(
      tx: MarketplaceTx,
      values: JobAlertValues & { userId: number; createdAt: Date },
      home: AlertHome,
    ): Promise<JobAlert> {
      const data = { ...values, ...computed(values, home) };
      return toAlert(await tx.jobAlert.create({ data, omit: INTERNAL_FIELDS }));
    },

    async update(
      tx: MarketplaceTx,
      id: number,
      values: JobAlertValues,
      home: AlertHome,
    ): Promise<JobAlert> {
      const data = { ...values, ...computed(values, home) };
      return toAlert(await tx.jobAlert.update({ where: { id }, data, omit: INTERNAL_FIELDS }));
    },

    async remove(tx: MarketplaceTx, { id, userId }: Own): Promise<boolean> {
      return (await tx.jobAlert.deleteMany({ where: { id, userId } })).count === 1;
    },

    /** After the professional moved: keys and zone of every alert. */
    async followHome(tx: MarketplaceTx, userId: number, home: AlertHome): Promise<void> {
      const alerts = await tx.jobAlert.findMany({ where: { userId } });
      const timeZone = home.timeZone ?? DEFAULT_ZONE;
      const isMoved = (alert: AlertHome) =>
        alert.latitude !== home.latitude ||
        alert.longitude !== home.longitude ||
        alert.timeZone !== timeZone;
      for (const alert of alerts.filter(isMoved))
        await tx.jobAlert.update({ where: { id: alert.id }, data: computed(alert, home) });
    },
  };
}
