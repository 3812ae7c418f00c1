import { answerEmergencyRule, emergencyRule, type EmergencyStatus } from '@tbt/contracts';
import {
  conflict,
  notFound,
  parseInput,
  requireProfessional,
  validationFailed,
} from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import type { AnswerBooking, Booking } from '../bookings';
import type { PeopleQueries } from '../people';
import type { EmergenciesQueries, LockedEmergency } from './emergencies.queries';
import { announceEnd } from './emergencies.events';
import { assignResponse, declineOffer, insertResponse } from './emergency-responses.queries';
import type { ChangedEmergency, EmergencyResponse } from './emergencies.types';

export type EmergencyAnswer = { response: EmergencyResponse; booking: Booking | null };

type Deps = {
  database: MarketplaceDatabase;
  emergencies: EmergenciesQueries;
  people: Pick<PeopleQueries, 'lock'>;
  answerBooking: AnswerBooking;
  commands: Commands;
  clock: Clock;
  signal: (changed: ChangedEmergency) => Promise<void>;
};

const ENDED = {
  filled: 'emergency.taken',
  cancelled: 'emergency.cancelled',
  expired: 'emergency.expired',
} as const;

/** Who was assigned instead is not said. */
const refuseEnded = (status: Exclude<EmergencyStatus, 'active'>): never => {
  throw conflict(ENDED[status], { reasons: [status === 'filled' ? 'taken' : status] });
};

export type EmergencyAnswers = ReturnType<typeof createEmergencyAnswers>;

export function createEmergencyAnswers(deps: Deps) {
  const { database, emergencies, people, answerBooking, commands, clock, signal } = deps;

  const fill = async (
    tx: MarketplaceTx,
    { id, jobId, clinicId }: LockedEmergency,
    assignedTo: number,
  ): Promise<void> => {
    const at = clock.now();
    const notChosenIds = await emergencies.end(tx, id, { status: 'filled', assignedTo, at });
    const facts = { emergencyRequestId: id, jobId, clinicId };
    const askedIds = await emergencies.askedIds(tx, id);
    await announceEnd(tx, { ...facts, status: 'filled', notChosenIds, askedIds }, at);
  };

  /** Locks the shift, the professional and then the request. */
  const lockAll = async (tx: MarketplaceTx, id: number, professionalId: number) => {
    const asked = await emergencies.jobOf(tx, id);
    if (!asked) throw notFound();
    const shift = await answerBooking.lockShift(tx, { ...asked, professionalId });
    const request = await emergencies.lock(tx, id);
    if (!request) throw notFound();
    if (request.status !== 'active') return refuseEnded(request.status);
    if (shift.job.status === 'booked') return refuseEnded('filled');
    if (shift.job.status !== 'active')
      return refuseEnded(shift.job.status === 'expired' ? 'expired' : 'cancelled');
    return { shift, request };
  };

  const signalAll = async (id: number, clinicId: number) => {
    const askedIds = await database.transaction((tx) => emergencies.askedIds(tx, id));
    await signal({ emergencyRequestId: id, userIds: [clinicId, ...askedIds] });
  };

  return {
    /** Books the first answer at once. @throws DomainError NOT_FOUND; CONFLICT taken, declined, counter_offer, overlap, missing_credential. */
    async answer(info: RequestInfo, input: object): Promise<EmergencyAnswer> {
      await commands.consumeWriteQuota(info);
      const { id: professionalId } = requireProfessional(info);
      const values = parseInput(answerEmergencyRule, input);
      const { emergencyRequestId: id, estimatedArrival, message, jobRevision } = values;
      let clinicId: number | null = null;
      const made = await commands.run(
        info,
        { operation: 'answerEmergency', input },
        async (tx): Promise<EmergencyAnswer> => {
          const now = clock.now();
          const askedAt = await emergencies.askedAt(tx, id, professionalId);
          if (!askedAt) throw notFound();
          const { shift, request } = await lockAll(tx, id, professionalId);
          const { job } = shift;
          if (estimatedArrival < now || estimatedArrival >= job.endsAt) {
            const isPast = estimatedArrival < now;
            const key = isPast ? 'emergency.arrivalPast' : 'emergency.arrivalLate';
            throw validationFailed([{ path: ['estimatedArrival'], key, values: {} }]);
          }
          if (jobRevision != null && jobRevision !== job.revision)
            throw conflict('application.termsChanged', { reasons: ['terms_changed'] });
          const isAssigned = !request.isAssignedForMe;
          if (!isAssigned) await answerBooking.refuseAnswered(tx, shift);
          const booking = isAssigned ? await answerBooking.book(tx, shift, 'temp') : null;
          const response = await insertResponse(tx, {
            ...{ emergencyRequestId: id, professionalId, message, estimatedArrival },
            responseTime: Math.round((now.getTime() - askedAt.getTime()) / 1000),
            status: isAssigned ? 'assigned' : 'pending',
            createdAt: now,
          });
          if (booking) await fill(tx, request, professionalId);
          clinicId = request.clinicId;
          return { response, booking };
        },
      );
      if (clinicId !== null) await signalAll(id, clinicId);
      return made;
    },

    /** @throws DomainError NOT_FOUND; CONFLICT duplicate after an answer, or why the request is over. */
    async decline(info: RequestInfo, input: object): Promise<string> {
      await commands.consumeWriteQuota(info);
      const { id: professionalId } = requireProfessional(info);
      const { emergencyRequestId: id } = parseInput(emergencyRule, input);
      const clinicId = await commands.run(
        info,
        { operation: 'declineEmergency', input },
        async (tx) => {
          await people.lock(tx, professionalId);
          if (!(await emergencies.askedAt(tx, id, professionalId))) throw notFound();
          const request = await emergencies.lock(tx, id);
          if (!request) throw notFound();
          if (request.status !== 'active') return refuseEnded(request.status);
          const declined = { emergencyRequestId: id, professionalId, at: clock.now() };
          if (!(await declineOffer(tx, declined)))
            throw conflict('emergency.answered', { reasons: ['duplicate'] });
          return request.clinicId;
        },
      );
      await signal({ emergencyRequestId: id, userIds: [clinicId, professionalId] });
      return String(id);
    },

    /** Books a collected answer. @throws DomainError as `answer`. */
    async assign(id: number, professionalId: number): Promise<void> {
      const clinicId = await database.transaction(async (tx) => {
        if (!(await emergencies.askedAt(tx, id, professionalId))) throw notFound();
        const { shift, request } = await lockAll(tx, id, professionalId);
        await answerBooking.book(tx, shift, 'clinic');
        if (!(await assignResponse(tx, id, professionalId))) throw notFound();
        await fill(tx, request, professionalId);
        return request.clinicId;
      });
      await signalAll(id, clinicId);
    },

    signalAll,
  };
}
