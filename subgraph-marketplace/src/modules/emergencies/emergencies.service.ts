import { emergencyRule, id as idRule } from '@tbt/contracts';
import {
  actingSideOf,
  conflict,
  notFound,
  parseInput,
  requireClinic,
  requireOneSide,
} from '@tbt/service-kit';
import type { Clock, Connection, PageInput, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { MarketplaceTx } from '../../database';
import { newestConnection, newestPage } from '../../newest-first';
import type { OfferClosing } from '../bookings';
import type { JobsQueries } from '../jobs';
import type { EmergencyAnswer, EmergencyAnswers } from './answer-emergency';
import type { EmergenciesQueries } from './emergencies.queries';
import { announceEnd } from './emergencies.events';
import type {
  ChangedEmergency,
  EmergencyQuota,
  EmergencyRequest,
  WideningHint,
} from './emergencies.types';
import type { createEmergencyRequesting } from './request-emergency';
import type { Waves } from './send-waves';
import type { Widening } from './widening';

type Deps = {
  emergencies: EmergenciesQueries;
  requesting: ReturnType<typeof createEmergencyRequesting>;
  answers: EmergencyAnswers;
  widening: Widening;
  waves: Pick<Waves, 'resume'>;
  signal: (changed: ChangedEmergency) => Promise<void>;
  jobs: JobsQueries;
  offerClosing: OfferClosing;
  commands: Commands;
  clock: Clock;
};

export type EmergenciesService = ReturnType<typeof createEmergenciesService>;

export function createEmergenciesService(deps: Deps) {
  const { emergencies, requesting, answers, jobs, offerClosing, commands, clock } = deps;

  const seen = async (info: RequestInfo, id: number): Promise<EmergencyRequest | null> => {
    const side = actingSideOf(info.viewer);
    return side && emergencies.seen(side, id, clock.now());
  };

  const cancelLocked = async (tx: MarketplaceTx, id: number, clinicId: number) => {
    const at = clock.now();
    const asked = await emergencies.jobOf(tx, id);
    if (asked?.clinicId !== clinicId) throw notFound();
    const job = await jobs.lock(tx, asked.jobId, 'alone');
    const request = await emergencies.lock(tx, id);
    if (!job || request?.status !== 'active' || job.status !== 'active')
      throw conflict('emergency.over', { reasons: ['illegal_step'] });
    const ended = { status: 'cancelled', assignedTo: null, at } as const;
    const notChosenIds = await emergencies.end(tx, id, ended);
    await jobs.close(tx, job);
    await offerClosing.close(tx, { jobIds: [job.id] }, 'shiftClosed');
    const facts = { emergencyRequestId: id, jobId: job.id, clinicId };
    const askedIds = await emergencies.askedIds(tx, id);
    const cancelledForIds = await emergencies.askedIds(tx, id, 'open');
    const who = { notChosenIds, askedIds, cancelledForIds };
    await announceEnd(tx, { ...facts, status: 'cancelled', ...who }, at);
  };

  return {
    seen,

    /** @throws DomainError UNAUTHENTICATED, FORBIDDEN for an account on neither side. */
    async mine(info: RequestInfo, input: PageInput): Promise<Connection<EmergencyRequest>> {
      const side = requireOneSide(info);
      const page = newestPage('emergencyRequests', side, input);
      return newestConnection(await emergencies.page(side, page, clock.now()), side, page);
    },

    async one(info: RequestInfo, id: unknown): Promise<EmergencyRequest | null> {
      return seen(info, parseInput(idRule, id));
    },

    async request(info: RequestInfo, input: object): Promise<EmergencyRequest> {
      const made = await seen(info, await requesting.request(info, input));
      if (!made) throw notFound();
      return made;
    },

    answer: (info: RequestInfo, input: object): Promise<EmergencyAnswer> =>
      answers.answer(info, input),

    decline: (info: RequestInfo, input: object): Promise<string> => answers.decline(info, input),

    /** @throws DomainError NOT_FOUND, CONFLICT `illegal_step`. */
    async resume(info: RequestInfo, input: object): Promise<EmergencyRequest> {
      await commands.consumeWriteQuota(info);
      const clinicId = requireClinic(info);
      const { emergencyRequestId: id } = parseInput(emergencyRule, input);
      const { askedIds } = await commands.run(
        info,
        { operation: 'resumeEmergency', input },
        async (tx) => {
          const request = await emergencies.lock(tx, id);
          if (request?.clinicId !== clinicId) throw notFound();
          const sent = await deps.waves.resume(tx, request);
          if (!sent) throw conflict('emergency.running', { reasons: ['illegal_step'] });
          return { askedIds: sent };
        },
      );
      await deps.signal({ emergencyRequestId: id, userIds: [clinicId, ...askedIds] });
      const resumed = await seen(info, id);
      if (!resumed) throw notFound();
      return resumed;
    },

    /** @throws DomainError NOT_FOUND, CONFLICT `illegal_step`. */
    async cancel(info: RequestInfo, input: object): Promise<EmergencyRequest> {
      await commands.consumeWriteQuota(info);
      const clinicId = requireClinic(info);
      const { emergencyRequestId: id } = parseInput(emergencyRule, input);
      await commands.run(info, { operation: 'cancelEmergency', input }, async (tx) => {
        await cancelLocked(tx, id, clinicId);
        return { id };
      });
      await answers.signalAll(id, clinicId);
      const cancelled = await seen(info, id);
      if (!cancelled) throw notFound();
      return cancelled;
    },

    quota: (info: RequestInfo): Promise<EmergencyQuota> => requesting.quota(info),

    /** Empty once a professional was asked. */
    hints: (request: EmergencyRequest): Promise<WideningHint[]> =>
      request.waves.length > 0 || request.status !== 'active'
        ? Promise.resolve([])
        : deps.widening(request),
  };
}
