import {
  editJobAlertRule,
  jobAlertCriteriaRule,
  jobAlertIdRule,
  jobAlertRule,
  LIMITS,
  markJobAlertNotificationRule,
  parseId,
} from '@tbt/contracts';
import {
  conflict,
  encodeCursor,
  listName,
  notFound,
  pageArgs,
  parseInput,
  requireProfessional,
  toConnection,
} from '@tbt/service-kit';
import type { Clock, Connection, PageInput, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import type { PeopleQueries } from '../people';
import { digestTimes } from './digest-times';
import { createJobAlertLists, rescheduleQueued } from './job-alert-lists.queries';
import { createJobAlertsRepository } from './job-alerts.repository';
import type {
  AlertHome,
  JobAlert,
  JobAlertNotification,
  JobAlertPreview,
} from './job-alerts.types';

const PREVIEWED = 5;

/** Fields that can be edited. */
const valuesOf = ({
  id: _id,
  userId: _userId,
  createdAt: _createdAt,
  lastNotifiedAt: _lastNotifiedAt,
  ...values
}: JobAlert) => values;

export type JobAlertsDeps = {
  database: MarketplaceDatabase;
  people: PeopleQueries;
  commands: Commands;
  clock: Clock;
};

export type JobAlertsService = ReturnType<typeof createJobAlertsService>;

/** A professional's stored queries of shifts, and what they found. */
export function createJobAlertsService({ database, people, commands, clock }: JobAlertsDeps) {
  const alerts = createJobAlertsRepository(database);
  const lists = createJobAlertLists(database);

  const dueAt = ({ frequency }: JobAlert, { timeZone }: AlertHome): Date => {
    const now = clock.now();
    const times = digestTimes(timeZone ?? 'America/Toronto', now);
    return { immediate: now, daily: times.daily, weekly: times.weekly }[frequency];
  };

  /** Holds the professional, so that nothing is sent by former criteria after the commit. */
  async function lockedAlert(tx: MarketplaceTx, own: { id: number; userId: number }) {
    await people.lock(tx, own.userId);
    const alert = await alerts.ownIn(tx, own);
    if (!alert) throw notFound();
    return alert;
  }

  async function previewOf(userId: number, criteria: unknown): Promise<JobAlertPreview> {
    const values = parseInput(jobAlertCriteriaRule, criteria);
    const home = await alerts.homeOf(userId);
    return lists.preview(userId, values, { home, now: clock.now(), limit: PREVIEWED });
  }

  return {
    /** Newest first. */
    mine: (info: RequestInfo): Promise<JobAlert[]> => alerts.ofUser(requireProfessional(info).id),

    /** Null when it is not the viewer's. */
    async byId(info: RequestInfo, id: string): Promise<JobAlert | null> {
      const alertId = parseId(id);
      if (!info.viewer || alertId === null) return null;
      return alerts.own({ id: alertId, userId: info.viewer.userId });
    },

    /** @throws DomainError VALIDATION_FAILED, CONFLICT too_many. */
    async create(info: RequestInfo, input: object): Promise<JobAlert> {
      await commands.consumeWriteQuota(info);
      const { id: userId } = requireProfessional(info);
      const values = parseInput(jobAlertRule, input);
      return commands.run(info, { operation: 'createJobAlert', input }, async (tx) => {
        // Lock the professional, so that two concurrent writes cannot both pass the limit.
        await people.lock(tx, userId);
        const max = LIMITS.jobAlertsMax;
        if ((await alerts.count(tx, userId)) >= max)
          throw conflict('jobAlert.tooMany', { values: { max }, reasons: ['too_many'] });
        const home = await alerts.homeIn(tx, userId);
        return alerts.insert(tx, { ...values, userId, createdAt: clock.now() }, home);
      });
    },

    /** Only given fields change. @throws DomainError VALIDATION_FAILED, NOT_FOUND. */
    async edit(info: RequestInfo, input: object): Promise<JobAlert> {
      await commands.consumeWriteQuota(info);
      const { id: userId } = requireProfessional(info);
      const { alertId: id } = parseInput(jobAlertIdRule, input);
      const given = parseInput(editJobAlertRule, input);
      return commands.run(info, { operation: 'editJobAlert', input }, async (tx) => {
        const alert = await lockedAlert(tx, { id, userId });
        const values = { ...valuesOf(alert), ...given };
        const home = await alerts.homeIn(tx, userId);
        const edited = await alerts.update(tx, id, values, home);
        if (edited.frequency !== alert.frequency)
          await rescheduleQueued(tx, id, dueAt(edited, home));
        return edited;
      });
    },

    /** @throws DomainError NOT_FOUND. */
    async remove(info: RequestInfo, input: object): Promise<string> {
      await commands.consumeWriteQuota(info);
      const { id: userId } = requireProfessional(info);
      const { alertId: id } = parseInput(jobAlertIdRule, input);
      return commands.run(info, { operation: 'deleteJobAlert', input }, async (tx) => {
        await people.lock(tx, userId);
        if (!(await alerts.remove(tx, { id, userId }))) throw notFound();
        return String(id);
      });
    },

    /** Open shifts that these criteria would find now. */
    preview: (info: RequestInfo, criteria: unknown): Promise<JobAlertPreview> =>
      previewOf(requireProfessional(info).id, criteria),

    previewOfAlert: ({ userId, ...criteria }: JobAlert): Promise<JobAlertPreview> =>
      previewOf(userId, criteria),

    /** Newest first. */
    async history(info: RequestInfo, input: PageInput): Promise<Connection<JobAlertNotification>> {
      const { id: userId } = requireProfessional(info);
      const list = listName('jobAlertNotifications', userId);
      const { limit, after } = pageArgs(input, list, ['id']);
      const rows = await lists.history(userId, { limit, beforeId: after?.[0] ?? null });
      return toConnection(rows, limit, ({ id }) => encodeCursor(list, [id]), after !== null);
    },

    /** @throws DomainError NOT_FOUND. */
    async mark(info: RequestInfo, input: object): Promise<JobAlertNotification> {
      await commands.consumeWriteQuota(info);
      const { id: userId } = requireProfessional(info);
      const { notificationId: id, mark } = parseInput(markJobAlertNotificationRule, input);
      return commands.run(info, { operation: 'markJobAlertNotification', input }, async (tx) => {
        const marked = await lists.mark(tx, { id, userId }, mark, clock.now());
        if (!marked) throw notFound();
        return marked;
      });
    },

    /** After the professional's place or clock changed. */
    async followHome(tx: MarketplaceTx, userId: number): Promise<void> {
      await alerts.followHome(tx, userId, await alerts.homeIn(tx, userId));
    },
  };
}
