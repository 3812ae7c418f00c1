export { createReportLoaders, type ReportLoaders } from './reports.loaders';
export { reportResolvers } from './reports.resolvers';
export { createSameTextFlag, type FlagSameText } from './flag-same-text';
export { createReportsService, type ReportsService } from './reports.service';
export type { Report, ReportedMessage } from './reports.types';
