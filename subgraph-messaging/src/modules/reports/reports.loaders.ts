import { createListLoader } from '@tbt/service-kit';
import type { Reading } from '../../database';
import { messagesOfReports } from './reports.queries';

/** Reported messages of a page's reports, in one statement. */
export const createReportLoaders = (db: Reading) => ({
  reportedMessages: createListLoader(
    (ids: readonly number[]) => messagesOfReports(db, ids),
    ({ reportId }) => reportId,
  ),
});

export type ReportLoaders = ReturnType<typeof createReportLoaders>;
