import { messageText } from '@tbt/contracts';
import { conflict, notFound } from '@tbt/service-kit';
import type { Clock, Connection, PageInput, RequestInfo } from '@tbt/service-kit';
import { requireClinic, requireProfessional } from '../../acting';
import type { Commands } from '../../commands';
import type { MarketplaceTx } from '../../database';
import { newestConnection, newestPage } from '../../newest-first';
import type { BookingsRepository } from '../bookings';
import { UNPUBLISHED_STATUSES, type Job, type JobsRepository } from '../jobs';
import type { PeopleRepository } from '../people';
import { createAcceptance, type Acceptance } from './applications.accept';
import { announceApplications } from './applications.events';
import { parseAnswer, parseApply } from './applications.inputs';
import {
  authorizeApplication,
  ownsApplication,
  receivesApplication,
  refuseForeignApplicant,
} from './applications.policy';
import type { ApplicationsRepository } from './applications.repository';
import { requireStep } from './applications.steps';
import type { Application } from './applications.types';

export type ApplicationsService = {
  mine(info: RequestInfo, args: PageInput): Promise<Connection<Application>>;
  /**
   * Applies to a shift in the viewer's name; unverified professionals may.
   * @throws DomainError CONFLICT for an inactive shift, a second application or an own overlapping
   * booking; NOT_FOUND for a shift that was never public.
   */
  apply(info: RequestInfo, input: object): Promise<Application>;
  /** @throws DomainError CONFLICT with reasons job_not_active, overlap, missing_credential. */
  accept(info: RequestInfo, input: object): Promise<Acceptance>;
  decline(info: RequestInfo, input: object): Promise<Application>;
  withdraw(info: RequestInfo, input: object): Promise<Application>;
  /** Closes what waits for an answer on shifts that have started. */
  expireOfJobs(tx: MarketplaceTx, jobIds: readonly number[]): Promise<void>;
};

type Deps = {
  applications: ApplicationsRepository;
  bookings: BookingsRepository;
  jobs: JobsRepository;
  people: PeopleRepository;
  commands: Commands;
  clock: Clock;
};

export function createApplicationsService(deps: Deps): ApplicationsService {
  const { applications, bookings, jobs, people, commands, clock } = deps;
  const acceptance = createAcceptance(deps);

  const openJob = async (tx: MarketplaceTx, id: number): Promise<Job> => {
    const job = await jobs.lock(tx, id, 'together');
    if (!job || UNPUBLISHED_STATUSES.includes(job.status)) throw notFound();
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

  const answer = (
    info: RequestInfo,
    input: object,
    step: 'decline' | 'withdraw',
    rule: typeof ownsApplication,
  ) => {
    const id = parseAnswer(input);
    return commands.run(info, { operation: `${step}Application`, input }, async (tx) => {
      const held = await applications.lock(tx, id);
      const application = authorizeApplication(info.viewer, held, rule);
      requireStep(application, step);
      const [changed = application] = await applications.take(tx, [application], step);
      await announceApplications(tx, [changed], clock.now());
      return changed;
    });
  };

  return {
    async mine(info, pageInput) {
      const { id } = requireProfessional(info);
      const page = newestPage('myApplications', id, pageInput);
      return newestConnection(await applications.ofApplicant(id, page), id, page);
    },

    async apply(info, input) {
      await commands.admit(info);
      const { id: applicantId } = requireProfessional(info);
      const values = parseApply(input);
      refuseForeignApplicant(values.applicantId, applicantId);
      const message = values.message ?? messageText(info.locale, 'application.defaultMessage');
      return commands.run(info, { operation: 'applyToJob', input }, async (tx) => {
        const job = await openJob(tx, values.jobId);
        await refuseBusyPerson(tx, applicantId, job);
        const application = await applications.insert(tx, { job, applicantId, message });
        await announceApplications(tx, [application], clock.now());
        return application;
      });
    },

    async accept(info, input) {
      await commands.admit(info);
      requireClinic(info);
      const id = parseAnswer(input);
      return commands.run(info, { operation: 'acceptApplication', input }, (tx) =>
        acceptance(tx, info.viewer, id),
      );
    },

    async decline(info, input) {
      await commands.admit(info);
      requireClinic(info);
      return answer(info, input, 'decline', receivesApplication);
    },

    async withdraw(info, input) {
      await commands.admit(info);
      requireProfessional(info);
      return answer(info, input, 'withdraw', ownsApplication);
    },

    async expireOfJobs(tx, jobIds) {
      const pending = await applications.lockPendingOfJobs(tx, jobIds);
      const expired = await applications.take(tx, pending, 'expire');
      await announceApplications(tx, expired, clock.now());
    },
  };
}
