import { createListLoader } from '@tbt/service-kit';
import type { Reading } from '../../database';
import { filesOfReports, messagesOfReports } from './reports.queries';

/** What a page's reports are about, in one statement for each kind. */
export const createReportLoaders = (db: Reading) => ({
  reportedMessages: createListLoader(
    (ids: readonly number[]) => messagesOfReports(db, ids),
    ({ reportId }) => reportId,
  ),
  reportedFiles: createListLoader(
    (ids: readonly number[]) => filesOfReports(db, ids),
    ({ reportId }) => reportId,
  ),
});

export type ReportLoaders = ReturnType<typeof createReportLoaders>;
