import { z } from 'zod';
export const MarketplaceFigures = z.object({
  shifts: z.number(),
  filled: z.number(),
  minutesToFill: z.number().nullable(),
  bookings: z.number(),
  cancelledByTemp: z.number(),
  cancelledByClinic: z.number(),
  noShows: z.number(),
  paidInvoices: z.number(),
  daysToPay: z.number().nullable(),
});
export type MarketplaceFigures = z.infer<typeof MarketplaceFigures>;

/** Its Monday. */
export type MarketplaceWeek = { week: string; figures: MarketplaceFigures };
export type MarketplaceProvince = { province: string; figures: MarketplaceFigures };

export type MarketplaceStatistics = {
  province: string | null;
  updatedAt: string;
  weeks: MarketplaceWeek[];
  provinces: MarketplaceProvince[];
};

export const NO_FIGURES: MarketplaceFigures = {
  shifts: 0,
  filled: 0,
  minutesToFill: null,
  bookings: 0,
  cancelledByTemp: 0,
  cancelledByClinic: 0,
  noShows: 0,
  paidInvoices: 0,
  daysToPay: null,
};
