import {
  reportRule,
  updateReportRule,
  type DomainEvents,
  type SupportReportStatus,
} from '@tbt/contracts';
import {
  actingClinicOf,
  actingUserId,
  appendOutbox,
  conflict,
  consumeWriteQuota,
  encodeCursor,
  idempotent,
  listName,
  notFound,
  pageArgs,
  parseInput,
  requireAdmin,
  requireViewer,
  toConnection,
  validationFailed,
  type Clock,
  type Connection,
  type PageInput,
  type RequestInfo,
  type Viewer,
} from '@tbt/service-kit';
import type { MessagingDatabase, MessagingTx } from '../../database';
import type { MessagingRateLimits } from '../../limits';
import { reportAct } from '../../report-act';
import type { ContactsService } from '../contacts';
import type { JobsService } from '../jobs';
import { answerDueAt, insertSupportNote, refuseOthersCase, refuseStale } from '../support';
import { createReportedFinder } from './find-reported';
import { reportFilterInput } from './reports.inputs';
import { reportPage } from './reports.queries';
import {
  changeReport,
  closeReviewReports,
  findReport,
  insertReport,
  type ReportChange,
} from './reports.repository';
import type { Report } from './reports.types';

type Dependencies = {
  database: MessagingDatabase;
  clock: Clock;
  rateLimits: MessagingRateLimits;
  contacts: ContactsService;
  jobs: JobsService;
};

type Change = {
  status?: SupportReportStatus | undefined;
  isAssignedToMe?: boolean | undefined;
  outcome?: Report['outcome'] | undefined;
};

const changeOf = (
  { status, isAssignedToMe, outcome }: Change,
  row: Report,
  viewerId: number,
): ReportChange => ({
  ...(isAssignedToMe === true && { assignedTo: viewerId }),
  ...(isAssignedToMe === true && row.status === 'new' && { status: 'in_progress' }),
  ...(isAssignedToMe === false && { assignedTo: null }),
  ...(outcome && { outcome, status: 'closed' as const }),
  ...(status && { status, ...(status !== 'closed' && { outcome: null }) }),
});

const isAbout = (viewer: Viewer, { aboutUserId }: Report): boolean =>
  aboutUserId !== null && [viewer.userId, actingClinicOf(viewer)].includes(aboutUserId);

export type ReportsService = ReturnType<typeof createReportsService>;

export function createReportsService(parts: Dependencies) {
  const { database, clock, rateLimits } = parts;
  const finder = createReportedFinder(parts);

  const announce = (tx: MessagingTx, caseId: number, at: Date) =>
    appendOutbox(tx, 'support.received', { kind: 'report', caseId, at: at.toISOString() });

  async function announceDecision(tx: MessagingTx, { id, reporterId, outcome }: Report) {
    const at = clock.now().toISOString();
    await appendOutbox(tx, 'support.case-closed', { kind: 'report', caseId: id, at });
    if (reporterId === null || outcome === null) return;
    await appendOutbox(tx, 'support.report-decided', { reportId: id, reporterId, outcome, at });
  }

  return {
    /** @throws DomainError NOT_FOUND for what the viewer cannot see, CONFLICT own_report, already_reported. */
    async send(info: RequestInfo, input: unknown): Promise<Report> {
      const viewer = requireViewer(info);
      const { subject, id, reason, statement } = parseInput(reportRule, input);
      if (subject === 'review') {
        const allowed = Object.keys(finder).join(', ');
        throw validationFailed([
          { path: ['subject'], key: 'validation.option', values: { allowed } },
        ]);
      }
      await consumeWriteQuota(rateLimits, info);
      return database.transaction((tx) =>
        idempotent(info, tx, { operation: 'sendReport', input }, async () => {
          const { aboutUserId, messages } = await finder[subject](tx, id, actingUserId(viewer));
          const createdAt = clock.now();
          const row = await insertReport(
            tx,
            {
              ...{ reporterId: viewer.userId, subject, subjectId: id, aboutUserId },
              ...{ reason, statement, createdAt, dueAt: answerDueAt(createdAt) },
            },
            { messages },
          );
          await announce(tx, row.id, createdAt);
          return row;
        }),
      );
    },

    /** What is due first comes first. @throws DomainError FORBIDDEN unless an administrator. */
    async page(
      info: RequestInfo,
      { filter, ...input }: PageInput & { filter?: unknown },
    ): Promise<Connection<Report>> {
      const { userId: viewerId } = requireAdmin(info);
      const wanted = { ...parseInput(reportFilterInput, filter ?? {}), viewerId };
      const name = listName('reports', wanted);
      const { limit, after } = pageArgs(input, name, ['instant', 'id']);
      const rows = await reportPage(database.reader, wanted, {
        rows: limit + 1,
        after: after && { at: new Date(after[0]), id: after[1] },
      });
      const cursorOf = ({ dueAt, id }: Report) => encodeCursor(name, [dueAt.getTime(), id]);
      return toConnection(rows, limit, cursorOf, after !== null);
    },

    /** @throws DomainError FORBIDDEN unless an administrator, NOT_FOUND, CONFLICT own_case, assigned, changed. */
    async update(info: RequestInfo, input: unknown): Promise<Report> {
      const viewer = requireAdmin(info);
      const viewerId = viewer.userId;
      const values = parseInput(updateReportRule, input);
      await consumeWriteQuota(rateLimits, info);
      const { reportId: id, note, outcome, status, isAssignedToMe } = values;
      return database.transaction((tx) =>
        idempotent(info, tx, { operation: 'updateReport', input }, async () => {
          const row = await findReport(tx, id);
          if (!row) throw notFound();
          const isTriage = outcome !== undefined || status !== undefined || isAssignedToMe === true;
          if (isTriage) refuseOthersCase(viewerId, row);
          if (isTriage && isAbout(viewer, row))
            throw conflict('access.ownCase', { reasons: ['own_case'] });
          refuseStale(values, row);
          const now = clock.now();
          const changed = await changeReport(tx, row, changeOf(values, row, viewerId));
          if (!changed) throw conflict('support.changed', { reasons: ['changed'] });
          if (note !== undefined) {
            const about = { contactMessageId: null, reportId: id, createdAt: now };
            await insertSupportNote(tx, { ...about, authorId: viewerId, text: note });
          }
          if (outcome !== undefined) await announceDecision(tx, changed);
          await reportAct(tx, info, {
            ...{ actorId: viewerId, at: now, subject: `report:${id}` },
            action: outcome === undefined ? 'report.changed' : 'report.closed',
            personIds: row.aboutUserId === null ? [] : [row.aboutUserId],
          });
          return changed;
        }),
      );
    },

    /** Reviews are reported in the marketplace; the desk shows them with the others. */
    async reviewReported(tx: MessagingTx, event: DomainEvents['review.reported']): Promise<void> {
      const { reviewId, reporterId, by, professionalId, clinicId, reason, statement } = event;
      const createdAt = clock.now();
      const about = { aboutUserId: by === 'temp' ? professionalId : clinicId };
      const texts = { reason: reason ?? 'other', statement: statement ?? null };
      await insertReport(
        tx,
        {
          ...{ reporterId, subject: 'review', subjectId: reviewId, ...about, ...texts },
          ...{ createdAt, dueAt: answerDueAt(createdAt) },
        },
        { messages: [] },
      );
    },

    async reviewDecided(tx: MessagingTx, event: DomainEvents['review.decided']): Promise<void> {
      const { reviewId, isHeld } = event;
      await closeReviewReports(tx, { reviewId, outcome: isHeld ? 'acted' : 'no_action' });
    },
  };
}
