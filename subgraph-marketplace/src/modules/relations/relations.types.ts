import type { z } from 'zod';
import { FavouriteRow, HiringInterestRow } from '../../generated/tables';

export const Favourite = FavouriteRow.omit({ ownerId: true });
export type Favourite = z.infer<typeof Favourite>;

/** Notes are for the clinic only. */
export const HiringInterest = HiringInterestRow;
export type HiringInterest = HiringInterestRow;
