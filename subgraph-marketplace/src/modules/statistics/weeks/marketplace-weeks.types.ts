export type MarketplaceFigures = {
  shifts: number;
  filled: number;
  minutesToFill: number | null;
  bookings: number;
  cancelledByTemp: number;
  cancelledByClinic: number;
  noShows: number;
  paidInvoices: number;
  daysToPay: number | null;
};

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
