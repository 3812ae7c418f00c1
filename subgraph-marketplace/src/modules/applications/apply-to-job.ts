import { messageText } from '@tbt/contracts';
import { conflict, notFound, type Professional, requireProfessional } from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { MarketplaceTx } from '../../database';
import type { BlocksRepository } from '../blocks';
import type { BookingsRepository } from '../bookings';
import { UNPUBLISHED_STATUSES, type Job, type JobDays } from '../jobs';
import { refuseOtherRole, type PeopleRepository } from '../people';
import { negotiationExpiresAt } from './application-transitions';
import { announceApplications } from './applications.events';
import { parseApply } from './applications.inputs';
import { refuseForeignApplicant } from './applications.policy';
import type { ApplicationsRepository } from './applications.repository';
import type { Application } from './applications.types';

type Deps = {
  applications: ApplicationsRepository;
  blocks: BlocksRepository;
  bookings: BookingsRepository;
  days: JobDays;
  people: PeopleRepository;
  commands: Commands;
  clock: Clock;
};

/** At the posted rate or the professional's own; for all open days of a series that is booked whole. */
export function createApplyToJob(deps: Deps) {
  const { applications, blocks, bookings, days, people, commands, clock } = deps;

  /** With the open days of such a series; the requested one first. */
  const openDays = async (tx: MarketplaceTx, id: number, applicantId: number) => {
    const held = await days.lockTogether(tx, id);
    const job = held.find((day) => day.id === id);
    if (!job || UNPUBLISHED_STATUSES.includes(job.status)) throw notFound();
    if (await blocks.isBlocked(tx, applicantId, job.clinicId)) throw notFound();
    if (job.status !== 'active') {
      throw conflict('job.notActive', { path: ['jobId'], reasons: ['job_not_active'] });
    }
    return [job, ...held.filter((day) => day.id !== id && day.status === 'active')];
  };

  const refuseUnfitPerson = async (
    tx: MarketplaceTx,
    { id: professionalId, role }: Professional,
    open: Job[],
  ) => {
    const person = await people.lock(tx, professionalId);
    for (const job of open) refuseOtherRole({ ...person, role: person.role ?? role }, job);
    if (!person.isActive) throw conflict('application.inactivePerson', { reasons: ['inactive'] });
    for (const job of open) {
      if (await bookings.hasOverlap(tx, { ...job, professionalId }, { travel: false })) {
        throw conflict('application.overlap', { path: ['jobId'], reasons: ['overlap'] });
      }
    }
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
      return read < (await applications.termsRevision(tx, day.id));
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
    refuseForeignApplicant(values.applicantId, applicantId);
    const message = values.message ?? messageText(info.locale, 'application.defaultMessage');
    return commands.run(info, { operation: 'applyToJob', input }, async (tx) => {
      const [job, ...rest] = await openDays(tx, values.jobId, applicantId);
      if (!job) throw notFound();
      await refuseUnreadTerms(tx, [job, ...rest], values);
      await refuseUnfitPerson(tx, professional, [job, ...rest]);
      const expiresAt = negotiationExpiresAt([job, ...rest], clock.now());
      const onDay = (day: Job) =>
        applications.insert(tx, {
          ...{ job: day, applicantId, message, expiresAt },
          hourlyRate: values.hourlyRate ?? day.hourlyRate,
          isOwnRate: Boolean(values.hourlyRate),
        });
      const { isKept, ...offer } = await onDay(job);
      if (isKept) {
        const others = await applications.keep(tx, applicantId, rest);
        await announceApplications(tx, [offer, ...others], clock.now());
        return offer;
      }
      const known = await applications.jobsAppliedTo(tx, applicantId, rest);
      const others = [];
      for (const day of rest) if (!known.has(day.id)) others.push(await onDay(day));
      await announceApplications(tx, [offer, ...others], clock.now());
      return offer;
    });
  };
}
