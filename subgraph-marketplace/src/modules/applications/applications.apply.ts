import { messageText } from '@tbt/contracts';
import { conflict, notFound } from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import { requireProfessional } from '../../acting';
import type { Commands } from '../../commands';
import type { MarketplaceTx } from '../../database';
import type { BlocksRepository } from '../blocks';
import type { BookingsRepository } from '../bookings';
import { UNPUBLISHED_STATUSES, type Job, type JobsRepository } from '../jobs';
import type { PeopleRepository } from '../people';
import { announceApplications } from './applications.events';
import { parseApply } from './applications.inputs';
import { refuseForeignApplicant } from './applications.policy';
import type { ApplicationsRepository } from './applications.repository';
import type { Application } from './applications.types';

type Deps = {
  applications: ApplicationsRepository;
  blocks: BlocksRepository;
  bookings: BookingsRepository;
  jobs: JobsRepository;
  people: PeopleRepository;
  commands: Commands;
  clock: Clock;
};

/** An offer in the viewer's name, at the posted rate or at an own one. */
export function createApplying(deps: Deps) {
  const { applications, blocks, bookings, jobs, people, commands, clock } = deps;

  const openJob = async (tx: MarketplaceTx, id: number, applicantId: number): Promise<Job> => {
    const job = await jobs.lock(tx, id, 'together');
    if (!job || UNPUBLISHED_STATUSES.includes(job.status)) throw notFound();
    if (await blocks.isBlocked(tx, applicantId, job.clinicId)) throw notFound();
    if (job.status === 'active') return job;
    throw conflict('job.notActive', { path: ['jobId'], reasons: ['job_not_active'] });
  };

  const refuseBusyPerson = async (tx: MarketplaceTx, professionalId: number, job: Job) => {
    const { isActive } = await people.lock(tx, professionalId);
    if (!isActive) throw conflict('application.inactivePerson', { reasons: ['inactive'] });
    if (await bookings.hasOverlap(tx, { ...job, professionalId }, { travel: false })) {
      throw conflict('application.overlap', { path: ['jobId'], reasons: ['overlap'] });
    }
  };

  return async (info: RequestInfo, input: object): Promise<Application> => {
    await commands.admit(info);
    const { id: applicantId } = requireProfessional(info);
    const values = parseApply(input);
    refuseForeignApplicant(values.applicantId, applicantId);
    const message = values.message ?? messageText(info.locale, 'application.defaultMessage');
    return commands.run(info, { operation: 'applyToJob', input }, async (tx) => {
      const job = await openJob(tx, values.jobId, applicantId);
      await refuseBusyPerson(tx, applicantId, job);
      const hourlyRate = values.hourlyRate ?? job.hourlyRate;
      const offer = await applications.insert(tx, { job, applicantId, message, hourlyRate });
      await announceApplications(tx, [offer], clock.now());
      return offer;
    });
  };
}
