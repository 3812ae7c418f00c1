import { isDeepStrictEqual } from 'node:util';
import { EDITABLE_JOB_STATUSES, type DomainEvents } from '@tbt/contracts';
import { conflict, requireClinic } from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../../commands';
import type { MarketplaceTx } from '../../../database';
import { publishShiftEvents } from '../shift-events.queries';
import { placedShift } from './draft-job';
import type { OfficeOfShift } from './post-jobs';
import { editedValues, parseEditJob, parseJobId } from '../jobs.inputs';
import { authorizeOwnJob } from '../jobs.policy';
import type { JobsQueries } from '../jobs.queries';
import { JOB_TRANSITIONS } from '../job-transitions';
import type { Job, JobEdit } from '../jobs.types';

type Changes = DomainEvents['job.changed']['changes'];

type Deps = {
  jobs: JobsQueries;
  officeOf: OfficeOfShift;
  commands: Commands;
  clock: Clock;
  /** Ends open offers and invitations in the same transaction. */
  onClosed: (tx: MarketplaceTx, jobIds: readonly number[]) => Promise<void>;
};

/** Changed terms that an open offer depends on. */
function changesBetween(before: Job, after: Pick<Job, keyof Job & keyof JobEdit>): Changes {
  const isOther = (...fields: (keyof typeof after)[]) =>
    fields.some((field) => before[field] !== after[field]);
  return [
    ...(isOther('date') ? ['day' as const] : []),
    ...(isOther('startTime', 'endTime') ? ['hours' as const] : []),
    ...(isOther('province', 'city') ? ['place' as const] : []),
    ...(isOther('hourlyRate') ? ['rate' as const] : []),
  ];
}

/** Ignores columns computed for search. */
function changesNothing(job: Job, edit: JobEdit): boolean {
  const now: Readonly<Record<string, unknown>> = job;
  return Object.entries(edit).every(
    ([field, value]) => !Object.hasOwn(now, field) || isDeepStrictEqual(now[field], value),
  );
}

function refuseStatus(job: Job, step: 'edit' | 'close'): void {
  if (job.status === 'booked') {
    throw conflict(step === 'edit' ? 'job.bookedEdit' : 'job.bookedClose', { reasons: ['booked'] });
  }
  if (!EDITABLE_JOB_STATUSES.includes(job.status))
    throw conflict('job.notActive', { reasons: ['job_not_active'] });
}

/** Only for shifts without a booking. */
export function createJobEditing({ jobs, officeOf, commands, clock, onClosed }: Deps) {
  const announce = async (tx: MarketplaceTx, before: Job, after: Job) => {
    const changes = changesBetween(before, after);
    const professionalIds = changes.length > 0 ? await jobs.waitingPeople(tx, after.id) : [];
    if (professionalIds.length === 0) return;
    const { id: jobId, revision, clinicId } = after;
    const at = clock.now().toISOString();
    await publishShiftEvents(tx, 'job.changed', {
      ...{ jobId, revision, clinicId, professionalIds, changes, at },
    });
  };

  return {
    async edit(info: RequestInfo, input: object): Promise<Job> {
      await commands.consumeWriteQuota(info);
      const acting = requireClinic(info);
      const { jobId, revision } = parseEditJob(input);
      return commands.run(info, { operation: 'editJob', input }, async (tx) => {
        const job = authorizeOwnJob(info.viewer, await jobs.lock(tx, jobId, 'alone'));
        refuseStatus(job, 'edit');
        if (job.revision !== revision) throw conflict('job.stale', { reasons: ['stale'] });
        const values = editedValues(job, input, clock.now());
        const office = await officeOf(tx, acting, values);
        const edit = placedShift(values, office, clock.now());
        if (changesNothing(job, edit)) return job;
        // Every offer has a rate of its own.
        const isTermsChange =
          changesBetween(job, edit).some((change) => change !== 'rate') ||
          edit.paymentTerms !== job.paymentTerms;
        const edited = await jobs.update(tx, job, edit, isTermsChange);
        await announce(tx, job, edited);
        return edited;
      });
    },

    async close(info: RequestInfo, input: object): Promise<Job> {
      await commands.consumeWriteQuota(info);
      requireClinic(info);
      const jobId = parseJobId(input);
      return commands.run(info, { operation: 'closeJob', input }, async (tx) => {
        const job = authorizeOwnJob(info.viewer, await jobs.lock(tx, jobId, 'alone'));
        refuseStatus(job, 'close');
        await jobs.close(tx, job);
        await onClosed(tx, [job.id]);
        return { ...job, status: JOB_TRANSITIONS.close.to };
      });
    },
  };
}
