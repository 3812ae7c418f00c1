import { EMERGENCY_TERMS, waveRadius } from '@tbt/contracts';
import type { MarketplaceDatabase } from '../../database';
import type { Exclusion, MatchReading } from '../matching';
import { readCandidates, readWaveShift } from './emergency-waves.queries';
import type { EmergencyRequest, WideningHint } from './emergencies.types';

/** Kilometres within which professionals are looked for. */
const SEARCHED = EMERGENCY_TERMS.radiusMax;
const STEP = 5;

const TIME: readonly Exclusion[] = ['overlap', 'availability_blocked'];

type Deps = { database: MarketplaceDatabase; reading: Pick<MatchReading, 'exclusions'> };
export type Widening = ReturnType<typeof createWidening>;

/** Whom a request without recipients would reach with another radius, at another time, or with a licence. */
export function createWidening({ database, reading }: Deps) {
  return ({ id, jobId, maxRadius }: EmergencyRequest): Promise<WideningHint[]> =>
    database.transaction(async (tx) => {
      const shift = await readWaveShift(tx, jobId);
      if (!shift) return [];
      const limits = new Map(
        (
          await readCandidates(tx, shift, { emergencyRequestId: id, wave: 2, radius: SEARCHED })
        ).map((each) => [each.id, each.limit ?? Infinity]),
      );
      const found = await reading.exclusions(jobId, [...limits.keys()], tx);
      const reach = waveRadius(maxRadius, EMERGENCY_TERMS.waves);
      const people = found
        .map(({ personId, km, reasons }) => ({
          km: km ?? 0,
          isWilling: (km ?? 0) <= (limits.get(personId) ?? 0),
          reasons: reasons.filter((reason) => reason !== 'too_far'),
        }))
        .filter(({ isWilling }) => isWilling);
      const near = people.filter(({ km }) => km <= reach);
      const far = people.filter(({ km, reasons }) => km > reach && reasons.length === 0);
      const count = (fits: (reasons: Exclusion[]) => boolean) =>
        near.filter(({ reasons }) => reasons.length > 0 && fits(reasons)).length;
      const nearest = Math.min(...far.map(({ km }) => km));
      const hints: WideningHint[] = [
        {
          code: 'radius',
          count: far.length,
          radius: far.length > 0 ? Math.ceil(nearest / STEP) * STEP : null,
        },
        {
          code: 'time',
          count: count((reasons) => reasons.every((reason) => TIME.includes(reason))),
          radius: null,
        },
        {
          code: 'credential',
          count: count((reasons) => reasons.every((reason) => reason === 'credential')),
          radius: null,
        },
      ];
      return hints.filter((hint) => hint.count > 0);
    });
}
