import { parseId } from '@tbt/contracts';
import { consumeWriteQuota, type Clock, type RequestInfo } from '@tbt/service-kit';
import type { MessagingDatabase } from '../../database';
import type { MessagingRateLimits } from '../../limits';
import { reportAct } from '../../report-act';
import { mayOpenFiles } from './reports.policy';
import { reportsOfFile } from './reports.queries';
import type { ReportedFile } from './reports.types';

type Dependencies = { database: MessagingDatabase; clock: Clock; rateLimits: MessagingRateLimits };

export type ReportedFiles = ReturnType<typeof createReportedFiles>;

export const createReportedFiles = ({ database, clock, rateLimits }: Dependencies) => ({
  /** Audited. Null unless the viewer has taken a report that shows its message. @throws DomainError RATE_LIMITED. */
  async open(info: RequestInfo, id: string | number): Promise<ReportedFile | null> {
    const { viewer } = info;
    const key = parseId(id);
    if (!viewer?.isAdmin || key === null) return null;
    const { userId: viewerId } = viewer;
    const found = await reportsOfFile(database.reader, key);
    const file = found.find((each) => mayOpenFiles(each, viewerId));
    if (!file) return null;
    await consumeWriteQuota(rateLimits, info);
    await database.transaction((tx) =>
      reportAct(tx, info, {
        ...{ actorId: viewerId, at: clock.now(), action: 'report.file-opened' },
        subject: `report:${file.reportId}`,
        personIds: [file.senderId],
      }),
    );
    return file;
  },
});
