import { SHIFT_TERMS, type ApplicationAction, type ShiftSide } from '@tbt/contracts';
import { conflict, notFound } from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../../commands';
import type { MarketplaceTx } from '../../../database';
import type { Job, JobDays } from '../../jobs';
import {
  negotiationExpiresAt,
  illegalTransition,
  isWaiting,
  SIDE_ACTIONS,
  effectiveStatus,
  toTransition,
} from '../transitions/application-transitions';
import { announceApplications } from './applications.events';
import { parseAnswer, parseCounter, parseKeep } from './applications.inputs';
import { requireSide } from './applications.policy';
import type { ApplicationsRepository } from './applications.repository';
import type { Application } from './applications.types';

type Deps = {
  applications: ApplicationsRepository;
  days: JobDays;
  commands: Commands;
  clock: Clock;
};
/** Answers without a booking; they apply to all days of a series that is booked whole. */
export function createAnswerApplication({ applications, days, commands, clock }: Deps) {
  /** The application and, for such a series, those to the other days in the same status. */
  const lockNegotiation = async (tx: MarketplaceTx, { viewer }: RequestInfo, id: number) => {
    const held = await applications.lockWithDays(tx, id);
    const application = held.find((row) => row.id === id) ?? null;
    const side = requireSide(viewer, application);
    if (!application) throw notFound();
    const mates = held.filter((row) => row.id !== id && row.status === application.status);
    return { negotiation: [application, ...mates], application, side };
  };

  const openDays = async (tx: MarketplaceTx, id: number): Promise<Job[]> => {
    const held = await days.lockTogether(tx, id);
    const open = held.filter(({ status }) => status === 'active' || status === 'invited');
    if (open.some((job) => job.id === id)) return open;
    throw conflict('job.notActive', { reasons: ['job_not_active'] });
  };

  return {
    end(
      info: RequestInfo,
      command: { operation: string; input: object },
      actionOf: (side: ShiftSide) => ApplicationAction,
    ): Promise<Application> {
      const id = parseAnswer(command.input);
      return commands.run(info, command, async (tx) => {
        const { negotiation, application, side } = await lockNegotiation(tx, info, id);
        const steps = negotiation.map((each) =>
          toTransition(each, actionOf(side), side, clock.now()),
        );
        await applications.save(tx, steps);
        await announceApplications(tx, steps, clock.now());
        return steps[0] ?? application;
      });
    },

    /** Accepts changed terms; the input names the revision that the professional read. */
    keep(info: RequestInfo, input: object): Promise<Application> {
      const { applicationId, jobRevision } = parseKeep(input);
      return commands.run(info, { operation: 'keepApplication', input }, async (tx) => {
        const found = await applications.find(tx, applicationId);
        requireSide(info.viewer, found);
        const open = found ? await openDays(tx, found.jobId) : [];
        const { application } = await lockNegotiation(tx, info, applicationId);
        const status = effectiveStatus(application, clock.now());
        if (!isWaiting(status)) throw illegalTransition(status, 'temp');
        const job = open.find(({ id }) => id === application.jobId);
        if (job?.revision !== jobRevision) throw conflict('job.stale', { reasons: ['stale'] });
        const kept = await applications.keep(tx, application.applicantId, open);
        await announceApplications(tx, kept, clock.now());
        return kept.find(({ id }) => id === application.id) ?? application;
      });
    },

    counter(info: RequestInfo, input: object): Promise<Application> {
      const { applicationId, ...word } = parseCounter(input);
      return commands.run(info, { operation: 'counterApplication', input }, async (tx) => {
        const found = await applications.find(tx, applicationId);
        requireSide(info.viewer, found);
        // Locks the shift before the application, as every transaction does.
        const open = found ? await openDays(tx, found.jobId) : [];
        const { negotiation, application, side } = await lockNegotiation(tx, info, applicationId);
        const expiresAt = negotiationExpiresAt(open, clock.now());
        const countered = [];
        for (const each of negotiation) {
          const step = toTransition(each, SIDE_ACTIONS.counter[side], side, clock.now());
          refuseSameRate(each, word.hourlyRate);
          countered.push(await applications.saveCounter(tx, step, { ...word, expiresAt }));
        }
        await announceApplications(tx, countered, clock.now());
        return countered[0] ?? application;
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
