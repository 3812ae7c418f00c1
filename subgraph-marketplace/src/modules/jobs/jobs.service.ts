import {
  ACTIVE_JOB_LIMIT,
  effectiveTier,
  isEveningShift,
  wallClockMinutes,
  type JobStatus,
} from '@tbt/contracts';
import { forbidden, parseInput } from '@tbt/service-kit';
import type { Clock, Connection, PageInput, RequestInfo } from '@tbt/service-kit';
import { requireClinic } from '../../acting';
import type { Commands } from '../../commands';
import type { MarketplaceTx } from '../../database';
import { newestConnection, newestPage } from '../../newest-first';
import type { PeopleRepository } from '../people';
import { placeKey, placeOf, ZONE_DATA_VERSION } from '../places';
import { parsePostJob, statusesRule, type PostJobInput } from './jobs.inputs';
import { placeShift } from './jobs.placing';
import { refuseForeignClinic } from './jobs.policy';
import type { JobsRepository } from './jobs.repository';
import type { Job, NewJob } from './jobs.types';

export type JobsService = {
  mine(
    info: RequestInfo,
    args: PageInput & { statuses?: readonly JobStatus[] | null },
  ): Promise<Connection<Job>>;
  /**
   * Posts a shift for the acting clinic.
   * @throws DomainError VALIDATION_FAILED per field; FORBIDDEN for another role, a foreign clinic or
   * over the plan's limit (reason `plan_limit`).
   */
  post(info: RequestInfo, input: object): Promise<Job>;
};

type Deps = { jobs: JobsRepository; people: PeopleRepository; commands: Commands; clock: Clock };

function toNewJob(input: PostJobInput, clinicId: number, now: Date): NewJob {
  const { utcOffset: _, ...shift } = input;
  const place = placeOf(input);
  return {
    ...shift,
    paymentTerms: null,
    frenchTitle: null,
    frenchDescription: null,
    seriesId: null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    ...placeShift(input, now),
    clinicId,
    cityKey: placeKey(input.city),
    durationMinutes: wallClockMinutes(input.startTime, input.endTime),
    isEvening: isEveningShift(input.startTime),
    zoneDataVersion: ZONE_DATA_VERSION,
    createdAt: now,
  };
}

export function createJobsService({ jobs, people, commands, clock }: Deps): JobsService {
  // The clinic's row is held, so that two postings at once cannot both be the last one allowed.
  const refuseOverPlan = async (tx: MarketplaceTx, clinicId: number) => {
    const max =
      ACTIVE_JOB_LIMIT[effectiveTier(await people.lock(tx, clinicId), clock.now()) ?? 'none'];
    if (max === null || (await jobs.countActive(tx, clinicId)) < max) return;
    throw forbidden('job.planLimit', { values: { max }, reasons: ['plan_limit'] });
  };

  return {
    async mine(info, { statuses, ...pageInput }) {
      const clinicId = requireClinic(info);
      const wanted = parseInput(statusesRule, statuses) ?? null;
      const scope = [clinicId, wanted];
      const page = newestPage('myJobs', scope, pageInput);
      return newestConnection(await jobs.ofClinic(clinicId, wanted, page), scope, page);
    },

    async post(info, input) {
      await commands.admit(info);
      const acting = requireClinic(info);
      const values = parsePostJob(input, clock.now());
      return commands.run(info, { operation: 'postJob', input }, async (tx) => {
        const { clinicId, ...shift } = values;
        const job = toNewJob({ ...shift, clinicId }, acting, clock.now());
        refuseForeignClinic(clinicId, acting);
        await refuseOverPlan(tx, acting);
        return jobs.insert(tx, job);
      });
    },
  };
}
