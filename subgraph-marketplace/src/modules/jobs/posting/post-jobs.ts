import { ACTIVE_JOB_LIMIT, effectiveTier, extendJobRule, LIMITS } from '@tbt/contracts';
import { conflict, forbidden, parseInput, requireClinic, validationFailed } from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../../commands';
import type { MarketplaceTx } from '../../../database';
import type { PeopleQueries } from '../../people';
import { daysAt, rowsOfDays } from '../job-days';
import { announcePosted } from '../publication/job-publication.events';
import { valuesOf } from './draft-job';
import type { Office } from './job-places';
import { parsePostJob } from '../jobs.inputs';
import { authorizeOwnJob, refuseForeignClinic } from '../jobs.policy';
import type { JobsQueries } from '../jobs.queries';
import type { JobSeriesQueries } from './job-series.queries';
import type { Job } from '../jobs.types';

/** Runs in the posting transaction; the shift stays unpublished meanwhile. */
export type InviteOnPosting = (
  tx: MarketplaceTx,
  job: Job,
  professionalIds: readonly number[],
) => Promise<Job>;

/** @throws DomainError CONFLICT `posting_blocked`. */
export type RequirePosting = (tx: MarketplaceTx, clinicId: number) => Promise<void>;

/** The office that places a shift. @throws DomainError VALIDATION_FAILED on `locationId`. */
export type OfficeOfShift = (
  tx: MarketplaceTx,
  clinicId: number,
  shift: Pick<Job, 'locationId' | 'province' | 'city'>,
) => Promise<Office | null>;

type Deps = {
  officeOf: OfficeOfShift;
  requirePosting: RequirePosting;
  jobs: JobsQueries;
  jobSeries: JobSeriesQueries;
  people: PeopleQueries;
  commands: Commands;
  clock: Clock;
  invite: InviteOnPosting;
};

export function createJobPosting(deps: Deps) {
  const { jobs, jobSeries, people, commands, clock, invite, requirePosting, officeOf } = deps;

  // Lock the clinic, so that two concurrent postings cannot both pass the limit.
  const refuseOverPlan = async (tx: MarketplaceTx, clinicId: number, more: number) => {
    const max =
      ACTIVE_JOB_LIMIT[effectiveTier(await people.lock(tx, clinicId), clock.now()) ?? 'none'];
    if (max === null || (await jobs.countOffered(tx, clinicId)) + more <= max) return;
    throw forbidden('job.planLimit', { values: { max }, reasons: ['plan_limit'] });
  };

  const inviteTo = async (tx: MarketplaceTx, posted: Job[], ids: readonly number[]) => {
    if (ids.length === 0) return posted;
    const invited: Job[] = [];
    for (const job of posted) invited.push(await invite(tx, job, ids));
    return invited;
  };

  return {
    async postDays(info: RequestInfo, input: object): Promise<Job[]> {
      await commands.consumeWriteQuota(info);
      const acting = requireClinic(info);
      const values = parsePostJob(input, clock.now());
      return commands.run(info, { operation: 'postJob', input }, async (tx) => {
        const { clinicId, moreDates, isTakenWhole, inviteIds, ...shift } = values;
        const createdAt = clock.now();
        const office = await officeOf(tx, acting, shift);
        const owner = { clinicId: acting, seriesId: null, createdAt, office };
        const days = [{ date: shift.date, path: null }, ...daysAt('moreDates', moreDates)];
        const rows = rowsOfDays(shift, days, owner, createdAt);
        refuseForeignClinic(clinicId, acting);
        await requirePosting(tx, acting);
        await refuseOverPlan(tx, acting, rows.length);
        const series =
          rows.length > 1
            ? await jobSeries.insert(tx, { clinicId: acting, isTakenWhole, createdAt })
            : null;
        const seriesId = series?.id ?? null;
        const inserted = await jobs.insertAll(
          tx,
          rows.map((row) => ({ ...row, seriesId })),
        );
        const posted = await inviteTo(tx, inserted, inviteIds);
        await announcePosted(tx, posted, createdAt);
        return posted;
      });
    },

    async extend(info: RequestInfo, input: object): Promise<Job[]> {
      await commands.consumeWriteQuota(info);
      const acting = requireClinic(info);
      const { jobId, dates, utcOffset } = parseInput(extendJobRule, input);
      if (dates.length === 0) {
        throw validationFailed([{ path: ['dates'], key: 'job.noDays', values: {} }]);
      }
      return commands.run(info, { operation: 'extendJob', input }, async (tx) => {
        const job = authorizeOwnJob(info.viewer, await jobs.lock(tx, jobId, 'alone'));
        const createdAt = clock.now();
        const series = await jobSeries.ofJob(tx, job, createdAt);
        if (series.isTakenWhole && series.isBooked) {
          throw conflict('job.seriesTaken', { reasons: ['series_taken'] });
        }
        const office = await officeOf(tx, acting, job);
        const owner = {
          ...{ clinicId: acting, seriesId: series.id, createdAt, office },
          taken: series.dates,
        };
        const rows = rowsOfDays(
          { ...valuesOf(job), utcOffset },
          daysAt('dates', dates),
          owner,
          createdAt,
        );
        if (series.dates.length + rows.length > LIMITS.seriesDaysMax) {
          const values = { max: LIMITS.seriesDaysMax };
          throw validationFailed([{ path: ['dates'], key: 'job.seriesFull', values }]);
        }
        await requirePosting(tx, acting);
        await refuseOverPlan(tx, acting, rows.length);
        const added = await jobs.insertAll(tx, rows);
        await announcePosted(tx, added, createdAt);
        return added;
      });
    },
  };
}
