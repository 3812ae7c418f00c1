import { Prisma } from '../../generated/prisma/client';
import type { Coordinates } from './city-table';

const KM_OF_A_DEGREE = 111.19;
const DEGREES_MAX = 89;

/** Kilometres from a row with coordinates, by the same formula as `kmBetween`. */
export const kmFrom = ({ latitude, longitude }: Coordinates, row: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`
  (2 * 6371.0088 * asin(least(1, sqrt(
    power(sin(radians(${row}.latitude - ${latitude}::float8) / 2), 2) + cos(radians(${latitude}::float8))
    * cos(radians(${row}.latitude)) * power(sin(radians(${row}.longitude - ${longitude}::float8) / 2), 2)))))`;

/** A bounding box for the index, and the circle in it. */
export function withinKm(origin: Coordinates, km: number, row: Prisma.Sql): Prisma.Sql {
  const high = km / KM_OF_A_DEGREE;
  const farthest = Math.min(DEGREES_MAX, Math.abs(origin.latitude) + high);
  const wide = high / Math.cos((farthest * Math.PI) / 180);
  const { latitude, longitude } = origin;
  return Prisma.sql`${row}.latitude BETWEEN ${latitude - high}::float8 AND ${latitude + high}::float8
    AND ${row}.longitude BETWEEN ${longitude - wide}::float8 AND ${longitude + wide}::float8
    AND ${kmFrom(origin, row)} <= ${km}::float8`;
}
