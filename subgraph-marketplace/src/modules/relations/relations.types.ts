import type { FavouriteRow, HiringInterestRow } from '../../generated/tables';

export type Favourite = Omit<FavouriteRow, 'ownerId'>;

/** Notes are for the clinic only. */
export type HiringInterest = HiringInterestRow;
