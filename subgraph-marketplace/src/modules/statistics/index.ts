export { createStatistics, type StatisticsServices } from './create-statistics';
export { createEarningsQueries } from './earnings/earnings.queries';
export { createMarketplaceWeeksQueries } from './weeks/marketplace-weeks.queries';
export type { ClinicDay, FreeFavouriteRow, OpenShiftRow } from './dashboard/dashboard.types';
export type { InvoicePartner, InvoiceSummary } from './earnings/earnings.types';
export type { SideInvoiceYear as InvoiceYear } from './earnings/earnings.service';
export type { NoShowRow } from './weeks/marketplace-weeks.queries';
export { statisticsResolvers } from './statistics.resolvers';
