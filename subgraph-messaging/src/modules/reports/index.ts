export { createReportLoaders, type ReportLoaders } from './reports.loaders';
export { reportResolvers } from './reports.resolvers';
export { createSameTextFlag, type FlagSameText } from './flag-same-text';
export { createReportsService, type ReportsService } from './reports.service';
export { createReportedFiles, type ReportedFiles } from './reported-files';
export type { Report, ReportedFile, ReportedMessage } from './reports.types';
