import type { DomainEvents, PersonSnapshot } from '@tbt/contracts';
import { deliverDueAlerts } from '../src/modules/job-alerts/deliver-alerts';
import { matchQueuedJobs } from '../src/modules/job-alerts/match-jobs.queries';
import type { World } from './factories';

export type Matched = DomainEvents['job-alert.matched'];

export interface Alert {
  id: string;
  isActive: boolean;
  minHourlyRate: string | null;
  [field: string]: unknown;
}

export interface AlertOutcome {
  jobAlert?: Alert | null;
  errors?: { code: string; path: string[]; reasons: string[] }[];
  code?: string;
}

const FIELDS = `id userId isActive roles provinces cities minHourlyRate maxTravelDistance jobTypes
  availability notificationMethod frequency lastNotifiedAt`;

/** Calls of the graph about alerts, and the two steps of the engine. */
export function alertCalls(world: World) {
  const { database } = world.subgraph;
  const act = async (query: string, input: object, who: PersonSnapshot | null) => {
    const { data, errors } = await world.graph(query, { input }, who);
    return { ...(data?.act as AlertOutcome), code: errors?.[0]?.extensions.code as string };
  };
  const create = (who: PersonSnapshot | null, input: object) =>
    act(
      `mutation ($input: CreateJobAlertInput!) {
        act: createJobAlert(input: $input) { jobAlert { ${FIELDS} } errors { code path reasons } } }`,
      input,
      who,
    );
  return {
    act,
    create,
    async alert(who: PersonSnapshot, input: object = {}): Promise<Alert> {
      const { jobAlert, errors, code } = await create(who, { roles: ['hygienist'], ...input });
      if (!jobAlert) throw new Error(JSON.stringify(errors ?? code));
      return jobAlert;
    },
    edit: (who: PersonSnapshot, input: object) =>
      act(
        `mutation ($input: EditJobAlertInput!) {
          act: editJobAlert(input: $input) { jobAlert { ${FIELDS} } errors { code path reasons } } }`,
        input,
        who,
      ),
    remove: (who: PersonSnapshot, alertId: string) =>
      act(
        `mutation ($input: DeleteJobAlertInput!) {
          act: deleteJobAlert(input: $input) { alertId errors { code } } }`,
        { alertId },
        who,
      ),
    match: (limit = 100) =>
      database.transaction((tx) => matchQueuedJobs(tx, { now: world.clock.now(), limit })),
    async deliver() {
      while ((await deliverDueAlerts(database, world.clock)) > 0);
    },
    /** What was sent to a professional. */
    async told({ id }: PersonSnapshot): Promise<Matched[]> {
      const rows = await world.rows<{ payload: Matched }>(
        `SELECT payload FROM outbox_events WHERE name = 'job-alert.matched'
         AND (payload ->> 'userId')::int = $1 ORDER BY id`,
        [id],
      );
      return rows.map(({ payload }) => payload);
    },
    rowsOf: ({ id }: PersonSnapshot) =>
      world.rows<{ status: string; score: string; reasons: string[]; due: Date; jobId: number }>(
        `SELECT status, match_score::text AS score, match_reasons AS reasons, due_at AS due,
           job_id AS "jobId" FROM job_alert_notifications WHERE user_id = $1 ORDER BY id`,
        [id],
      ),
  };
}
