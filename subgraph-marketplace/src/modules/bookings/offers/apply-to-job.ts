import { messageText } from '@tbt/contracts';
import {
  conflict,
  forbidden,
  notFound,
  type Professional,
  requireProfessional,
} from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../../commands';
import type { MarketplaceTx } from '../../../database';
import type { BlocksQueries } from '../../blocks';
import { markApplied } from '../../job-alerts';
import { UNPUBLISHED_STATUSES, type Job, type JobDays, type JobsQueries } from '../../jobs';
import { isUnverifiedFor, refuseLastingGap, type PeopleQueries } from '../../people';
import { negotiationExpiresAt } from '../transitions/application-transitions';
import { readNeighbours } from '../conflicts/obstacles.queries';
import { clashWith } from '../conflicts/travel-time';
import type { ApplicationsQueries } from './applications.queries';
import { announceOffers } from './offers.events';
import { parseApply } from './offers.inputs';
import type { Application, ChangedApplication } from './offers.types';

type Deps = {
  applications: ApplicationsQueries;
  blocks: BlocksQueries;
  days: JobDays;
  jobs: JobsQueries;
  people: PeopleQueries;
  commands: Commands;
  clock: Clock;
};

/** At the posted rate or the professional's own; for all open days of a series that is booked whole. */
export function createApplyToJob(deps: Deps) {
  const { applications, blocks, days, jobs, people, commands, clock } = deps;

  /** With the open days of such a series; the requested one first. */
  const openDays = async (tx: MarketplaceTx, id: number, applicantId: number) => {
    const locked = await days.lockJobDays(tx, id);
    const job = locked.find((day) => day.id === id);
    if (!job) throw notFound();
    if (await blocks.isBlocked(tx, applicantId, job.clinicId)) throw notFound();
    if (UNPUBLISHED_STATUSES.includes(job.status)) {
      const [inSight] = await jobs.byIds([id], applicantId, tx);
      if (!inSight?.isParty) throw notFound();
      throw conflict('job.notPublic', { path: ['jobId'], reasons: ['job_not_active'] });
    }
    if (job.status !== 'active') {
      throw conflict('job.notActive', { path: ['jobId'], reasons: ['job_not_active'] });
    }
    return [job, ...locked.filter((day) => day.id !== id && day.status === 'active')];
  };

  const refuseUnfit = async (
    tx: MarketplaceTx,
    { id: professionalId, role }: Professional,
    open: Job[],
  ) => {
    const locked = await people.lock(tx, professionalId);
    const person = { ...locked, role: locked.role ?? role };
    for (const job of open) refuseLastingGap(person, job);
    if (!person.isActive) throw conflict('application.inactivePerson', { reasons: ['inactive'] });
    const booked = await readNeighbours(tx, professionalId, open);
    if (open.some((job) => clashWith(job, booked) === 'overlap'))
      throw conflict('application.overlap', { path: ['jobId'], reasons: ['overlap'] });
    return person;
  };

  /** The shift was edited after the professional read it; without an own rate, the rate counts too. */
  const refuseUnreadTerms = async (
    tx: MarketplaceTx,
    [job, ...rest]: readonly [Job, ...Job[]],
    { jobRevision, otherDays, hourlyRate }: ReturnType<typeof parseApply>,
  ) => {
    const isUnread = async (day: Job, read: number | undefined) => {
      if (read === day.revision) return false;
      if (read === undefined || !hourlyRate) return true;
      return read < (await jobs.termsRevision(tx, day.id));
    };
    const changed = () =>
      conflict('application.termsChanged', { path: ['jobId'], reasons: ['terms_changed'] });
    if (jobRevision !== null && (await isUnread(job, jobRevision))) throw changed();
    if (otherDays === null) return;
    const read = new Map(otherDays.map((day) => [day.jobId, day.jobRevision]));
    if (read.size !== rest.length) throw changed();
    for (const day of rest) if (await isUnread(day, read.get(day.id))) throw changed();
  };

  return async (info: RequestInfo, input: object): Promise<Application> => {
    await commands.consumeWriteQuota(info);
    const professional = requireProfessional(info);
    const { id: applicantId } = professional;
    const values = parseApply(input);
    if (values.applicantId !== null && values.applicantId !== applicantId)
      throw forbidden('access.foreignActor');
    const message = values.message ?? messageText(info.locale, 'application.defaultMessage');
    return commands.run(info, { operation: 'applyToJob', input }, async (tx) => {
      const [job, ...rest] = await openDays(tx, values.jobId, applicantId);
      if (!job) throw notFound();
      await refuseUnreadTerms(tx, [job, ...rest], values);
      const applicant = await refuseUnfit(tx, professional, [job, ...rest]);
      const expiresAt = negotiationExpiresAt([job, ...rest], clock.now(), applicant);
      const onDay = async (day: Job) => ({
        ...(await applications.insert(tx, {
          ...{ job: day, applicantId, message, expiresAt },
          hourlyRate: values.hourlyRate ?? day.hourlyRate,
          isOwnRate: Boolean(values.hourlyRate),
        })),
        postedRate: day.hourlyRate,
        isUnverified: isUnverifiedFor(applicant, day),
      });
      const { isKept, ...offer } = await onDay(job);
      const others: ChangedApplication[] = isKept
        ? await applications.keep(tx, applicantId, rest, applicant)
        : [];
      if (!isKept) {
        const known = await applications.jobsAppliedTo(tx, applicantId, rest);
        for (const day of rest) if (!known.has(day.id)) others.push(await onDay(day));
      }
      const at = clock.now();
      const jobIds = [offer, ...others].map(({ jobId }) => jobId);
      await markApplied(tx, { userId: applicantId, jobIds, at });
      await announceOffers(tx, { applications: [offer, ...others] }, at);
      return offer;
    });
  };
}
