import {
  counterApplicationRule,
  SHIFT_TERMS,
  type ApplicationAction,
  type ShiftSide,
} from '@tbt/contracts';
import {
  conflict,
  notFound,
  parseInput,
  requireOneSide,
  requireProfessional,
} from '@tbt/service-kit';
import type { Clock, Connection, PageInput, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../../commands';
import type { MarketplaceTx } from '../../../database';
import { newestConnection, newestPage } from '../../../newest-first';
import type { Job, JobDays } from '../../jobs';
import { requireSide } from '../bookings.policy';
import { isOpen } from '../conflicts/booking-checks';
import {
  applicationStatus,
  illegalTransition,
  isWaiting,
  moveApplication,
  negotiationExpiresAt,
  SIDE_ACTIONS,
} from '../transitions/application-transitions';
import { moveInvitation } from '../transitions/invitation-transitions';
import type { OfferAcceptance } from './accept-offer';
import type { ApplicationsQueries } from './applications.queries';
import { createApplyToJob } from './apply-to-job';
import type { InvitationsQueries } from './invitations.queries';
import { announceOffers } from './offers.events';
import { acceptApplicationRule, answerApplicationRule, keepApplicationRule } from './offers.inputs';
import {
  applicationParties,
  type Acceptance,
  type Application,
  type ChangedApplication,
  type ChangedInvitation,
} from './offers.types';

type Deps = Parameters<typeof createApplyToJob>[0] & {
  applications: ApplicationsQueries;
  invitations: InvitationsQueries;
  days: JobDays;
  commands: Commands;
  acceptance: OfferAcceptance;
  clock: Clock;
};

type Negotiation = { negotiation: Application[]; application: Application; side: ShiftSide };

/** Answers apply to all days of a series that is booked whole. */
export function createApplicationsService(deps: Deps) {
  const { applications, invitations, days, people, commands, acceptance, clock } = deps;

  const requireOwn = (info: RequestInfo, application: Application | null) =>
    requireSide(info.viewer, application && applicationParties(application), 'job.notYours');

  /** The application and, for such a series, those to the other days in the same status. */
  const lockNegotiation = async (tx: MarketplaceTx, info: RequestInfo, id: number) => {
    const locked = await applications.lockWithDays(tx, id);
    const application = locked.find((row) => row.id === id) ?? null;
    const side = requireOwn(info, application);
    if (!application) throw notFound();
    const mates = locked.filter((row) => row.id !== id && row.status === application.status);
    return { negotiation: [application, ...mates], application, side };
  };

  /** Locks the shifts before the applications, as every transaction does. */
  const lockOpenDays = async (tx: MarketplaceTx, info: RequestInfo, id: number): Promise<Job[]> => {
    const found = await applications.find(tx, id);
    requireOwn(info, found);
    if (!found) throw notFound();
    const open = (await days.lockJobDays(tx, found.jobId)).filter(isOpen);
    if (open.some((job) => job.id === found.jobId)) return open;
    throw conflict('job.notActive', { reasons: ['job_not_active'] });
  };

  /** A clinic that counters or declines an invited professional's offer stands by that, not by its invitation. */
  const replaceInvitations = async (
    tx: MarketplaceTx,
    { negotiation, application, side }: Negotiation,
  ): Promise<ChangedInvitation[]> => {
    if (side !== 'clinic') return [];
    const jobIds = negotiation.map(({ jobId }) => jobId);
    const { applicantId: professionalId } = application;
    const pending = await invitations.lockPending(tx, { jobIds, professionalId });
    const steps = pending.map((each) => moveInvitation(each, 'replace', side, clock.now()));
    await invitations.save(tx, steps);
    return steps;
  };

  const end = (
    info: RequestInfo,
    command: { operation: string; input: object },
    actionOf: (side: ShiftSide) => ApplicationAction,
  ): Promise<Application> => {
    const { applicationId } = parseInput(answerApplicationRule, command.input);
    return commands.run(info, command, async (tx) => {
      const locked = await lockNegotiation(tx, info, applicationId);
      const { negotiation, application, side } = locked;
      const steps = negotiation.map((each) =>
        moveApplication(each, actionOf(side), side, clock.now()),
      );
      await applications.save(tx, steps);
      const replaced = await replaceInvitations(tx, locked);
      await announceOffers(tx, { applications: steps, invitations: replaced }, clock.now());
      return steps[0] ?? application;
    });
  };

  return {
    async mine(info: RequestInfo, input: PageInput): Promise<Connection<Application>> {
      const { id } = requireProfessional(info);
      const page = newestPage('myApplications', id, input);
      return newestConnection(await applications.ofApplicant(id, page), id, page);
    },

    /** @throws DomainError CONFLICT job_not_active, duplicate, overlap; NOT_FOUND if never visible. */
    apply: createApplyToJob(deps),

    /** @throws DomainError CONFLICT illegal_step out of turn, rounds_over, same_rate, job_not_active. */
    async counter(info: RequestInfo, input: object): Promise<Application> {
      await commands.consumeWriteQuota(info);
      requireOneSide(info);
      const { applicationId, ...counterOffer } = parseInput(counterApplicationRule, input);
      return commands.run(info, { operation: 'counterApplication', input }, async (tx) => {
        const open = await lockOpenDays(tx, info, applicationId);
        const locked = await lockNegotiation(tx, info, applicationId);
        const { negotiation, application, side } = locked;
        const [applicant] = await people.publishedByIds(tx, [application.applicantId]);
        const expiresAt = negotiationExpiresAt(open, clock.now(), applicant);
        const countered: ChangedApplication[] = [];
        for (const each of negotiation) {
          const step = moveApplication(each, SIDE_ACTIONS.counter[side], side, clock.now());
          refuseSameRate(each, counterOffer.hourlyRate);
          countered.push(
            await applications.saveCounter(tx, step, { ...counterOffer, by: side, expiresAt }),
          );
        }
        const replaced = await replaceInvitations(tx, locked);
        await announceOffers(tx, { applications: countered, invitations: replaced }, clock.now());
        return countered[0] ?? application;
      });
    },

    /** @throws DomainError CONFLICT other_rate, terms_changed, job_not_active, overlap, or missing_credential with the exact gap. */
    async accept(info: RequestInfo, input: object): Promise<Acceptance> {
      await commands.consumeWriteQuota(info);
      requireOneSide(info);
      const accepted = parseInput(acceptApplicationRule, input);
      return commands.run(info, { operation: 'acceptApplication', input }, (tx) =>
        acceptance.acceptApplication(tx, info.viewer, accepted),
      );
    },

    /** By either side; the temp declines a counter-offer. */
    async decline(info: RequestInfo, input: object): Promise<Application> {
      await commands.consumeWriteQuota(info);
      requireOneSide(info);
      const command = { operation: 'declineApplication', input };
      return end(info, command, (side) => SIDE_ACTIONS.decline[side]);
    },

    async withdraw(info: RequestInfo, input: object): Promise<Application> {
      await commands.consumeWriteQuota(info);
      requireProfessional(info);
      return end(info, { operation: 'withdrawApplication', input }, () => 'withdraw');
    },

    /**
     * Accepts changed terms; the input names the revision that the professional read.
     * @throws DomainError CONFLICT stale, illegal_step, job_not_active.
     */
    async keep(info: RequestInfo, input: object): Promise<Application> {
      await commands.consumeWriteQuota(info);
      requireProfessional(info);
      const { applicationId, jobRevision } = parseInput(keepApplicationRule, input);
      return commands.run(info, { operation: 'keepApplication', input }, async (tx) => {
        const open = await lockOpenDays(tx, info, applicationId);
        const { application } = await lockNegotiation(tx, info, applicationId);
        const status = applicationStatus(application, clock.now());
        if (!isWaiting(status)) throw illegalTransition(status, 'temp');
        const job = open.find(({ id }) => id === application.jobId);
        if (job?.revision !== jobRevision) throw conflict('job.stale', { reasons: ['stale'] });
        const { applicantId } = application;
        const [applicant] = await people.publishedByIds(tx, [applicantId]);
        const kept = await applications.keep(tx, applicantId, open, applicant);
        await announceOffers(tx, { applications: kept }, clock.now());
        return kept.find(({ id }) => id === application.id) ?? application;
      });
    },
  };
}

function refuseSameRate({ rounds, hourlyRate }: Application, named: string): void {
  const max = SHIFT_TERMS.offerRoundsMax;
  if (rounds >= max) {
    throw conflict('application.roundsOver', { values: { max }, reasons: ['rounds_over'] });
  }
  if (hourlyRate !== named) return;
  throw conflict('application.sameRate', { path: ['hourlyRate'], reasons: ['same_rate'] });
}
