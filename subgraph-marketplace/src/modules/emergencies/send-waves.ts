import { EMERGENCY_TERMS, waveMinutes, waveRadius } from '@tbt/contracts';
import type { Clock } from '@tbt/service-kit';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { inBatches } from '../../in-batches';
import type { MatchReading } from '../matching';
import type { EmergenciesQueries, LockedEmergency } from './emergencies.queries';
import { announceEnd, announceWave } from './emergencies.events';
import type { ChangedEmergency } from './emergencies.types';
import {
  appliedAmong,
  insertOffers,
  readCandidates,
  readWaveShift,
  type WaveShift,
} from './emergency-waves.queries';

const MINUTE = 60_000;
const BATCH = 100;

type Deps = {
  database: MarketplaceDatabase;
  clock: Clock;
  emergencies: EmergenciesQueries;
  reading: Pick<MatchReading, 'fitting'>;
  /** After the commit. */
  signal: (changed: ChangedEmergency) => Promise<void>;
};

export type Waves = ReturnType<typeof createWaves>;

export function createWaves({ database, clock, emergencies, reading, signal }: Deps) {
  const ask = async (tx: MarketplaceTx, request: LockedEmergency, job: WaveShift, wave: number) => {
    const at = clock.now();
    const radius = waveRadius(request.maxRadius, wave);
    const emergencyRequestId = request.id;
    const candidates = await readCandidates(tx, job, { emergencyRequestId, wave, radius });
    const limits = new Map(candidates.map(({ id, limit }) => [id, limit ?? Infinity]));
    const fitting = await reading.fitting(job.id, [...limits.keys()], tx);
    const reached = fitting.filter(
      ({ personId, km }) => km === null || km <= Math.min(radius, limits.get(personId) ?? 0),
    );
    const asked = await insertOffers(tx, { emergencyRequestId, wave, at }, reached);
    const facts = { emergencyRequestId, jobId: job.id, clinicId: job.clinicId };
    const { hourlyRate } = job;
    const { isAssignedForMe } = request;
    const ids = asked.map(({ id }) => id);
    const applied = ids.length > 0 ? await appliedAmong(tx, job.id, ids) : [];
    const offered = { ...facts, wave, asked, hourlyRate, isAssignedForMe, applied };
    await announceWave(tx, offered, at);
    return ids;
  };

  /** A wave that asks no professional goes straight on to the next. The transaction holds the request. */
  const sendNext = async (
    tx: MarketplaceTx,
    request: LockedEmergency,
    job: WaveShift,
  ): Promise<number[]> => {
    let { wave } = request;
    let asked: number[] = [];
    while (asked.length === 0 && wave < EMERGENCY_TERMS.waves) {
      wave += 1;
      asked = await ask(tx, request, job, wave);
    }
    const now = clock.now();
    const isLast = wave >= EMERGENCY_TERMS.waves;
    const next = new Date(now.getTime() + waveMinutes(job.startsAt, now) * MINUTE);
    await emergencies.setWave(tx, { id: request.id, wave, nextWaveAt: isLast ? null : next });
    return asked;
  };

  /** @returns whether there was one. */
  const sendOneDue = async (): Promise<boolean> => {
    const changed = await database.transaction(async (tx): Promise<ChangedEmergency | null> => {
      const now = clock.now();
      const request = await emergencies.lockDue(tx, now);
      if (!request) return null;
      const { id: emergencyRequestId, clinicId, nextWaveAt } = request;
      const job = await readWaveShift(tx, request.jobId);
      const isLate =
        nextWaveAt !== null &&
        now.getTime() - nextWaveAt.getTime() > EMERGENCY_TERMS.lateMinutes * MINUTE;
      // What was posted hours ago is no news; an ended request is closed by `endOutlived`.
      if (isLate || job?.status !== 'active' || job.startsAt <= now) {
        await emergencies.setWave(tx, { ...request, nextWaveAt: null });
        return { emergencyRequestId, userIds: [clinicId] };
      }
      const asked = await sendNext(tx, request, job);
      return { emergencyRequestId, userIds: [clinicId, ...asked] };
    });
    if (!changed) return false;
    await signal(changed);
    return true;
  };

  /** Requests whose shift was booked, closed or started otherwise. */
  const endOutlived = async (): Promise<number> => {
    const changed: ChangedEmergency[] = [];
    const count = await inBatches(BATCH, () =>
      database.transaction(async (tx) => {
        const at = clock.now();
        const outlived = await emergencies.lockOutlived(tx, at, BATCH);
        for (const { id, jobId, clinicId, became: status, bookedId } of outlived) {
          const ended = { status, assignedTo: bookedId, at };
          const notChosenIds = await emergencies.end(tx, id, ended);
          const facts = { emergencyRequestId: id, jobId, clinicId };
          const askedIds = await emergencies.askedIds(tx, id);
          const cancelledForIds =
            status === 'cancelled' ? await emergencies.askedIds(tx, id, 'open') : [];
          const who = { notChosenIds, askedIds, cancelledForIds };
          await announceEnd(tx, { ...facts, status, ...who }, at);
          changed.push({ emergencyRequestId: id, userIds: [clinicId, ...askedIds] });
        }
        return outlived.length;
      }),
    );
    for (const each of changed) await signal(each);
    return count;
  };

  /** A wave that was dropped; null when none was, or the shift is no longer open. */
  const resume = async (tx: MarketplaceTx, request: LockedEmergency): Promise<number[] | null> => {
    const isDropped = request.nextWaveAt === null && request.wave < EMERGENCY_TERMS.waves;
    if (request.status !== 'active' || !isDropped) return null;
    const job = await readWaveShift(tx, request.jobId);
    if (job?.status !== 'active' || job.startsAt <= clock.now()) return null;
    return sendNext(tx, request, job);
  };

  return {
    sendNext,
    resume,
    endOutlived,

    /** Every due wave, one transaction each; safe with several workers and after a kill. @returns how many. */
    async sendDue(): Promise<number> {
      let count = 0;
      while (await sendOneDue()) count += 1;
      return count;
    },
  };
}
