import { setTypicalRateRule, type ProfessionalRole } from '@tbt/contracts';
import { forbidden, parseInput, requireViewer } from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../../commands';
import type { MedianRate, MiddleHalf, TypicalRatesQueries } from './typical-rates.queries';

/** Shares of the median; rates beyond are unusual. */
const LOW_SHARE = 0.6;
const HIGH_SHARE = 1.6;

/** Minimum sample; fewer clinics would reveal what one of them pays. */
const MIDDLE_OF = { shifts: 20, clinics: 5 };
const MIDDLE_DAYS = 180;
const MIDDLE_AGE_MAX = 600_000;
const DAY = 86_400_000;

type Middle = Pick<MiddleHalf, 'middleLow' | 'middleHigh'>;
export type TypicalRate = MedianRate & {
  low: string;
  high: string;
} & { [bound in keyof Middle]: Middle[bound] | null };

export type TypicalRatesService = {
  /** Public; quartiles are up to ten minutes old. */
  list(which: { province?: string | null; role?: ProfessionalRole | null }): Promise<TypicalRate[]>;
  /** @throws DomainError FORBIDDEN unless an administrator, VALIDATION_FAILED. */
  set(info: RequestInfo, input: object): Promise<TypicalRate>;
};

type Deps = { typicalRates: TypicalRatesQueries; commands: Commands; clock: Clock };

const keyOf = ({ province, role }: { province: string; role: string }) => `${province}/${role}`;

/** Cached for ten minutes; failed reads are not cached. */
function createMiddleHalves({ typicalRates, clock }: Pick<Deps, 'typicalRates' | 'clock'>) {
  let last: { at: number; halves: Promise<Map<string, MiddleHalf>> } | null = null;
  const read = async (now: number) => {
    const since = new Date(now - MIDDLE_DAYS * DAY);
    const rows = await typicalRates.middleHalves({ since, ...MIDDLE_OF });
    return new Map(rows.map((row) => [keyOf(row), row]));
  };
  return async () => {
    const now = clock.now().getTime();
    if (!last || now - last.at >= MIDDLE_AGE_MAX) last = { at: now, halves: read(now) };
    const { halves } = last;
    try {
      return await halves;
    } catch (error) {
      if (last.halves === halves) last = null;
      throw error;
    }
  };
}

const banded = (rate: MedianRate, middle: Middle | undefined): TypicalRate => ({
  ...rate,
  low: (Number(rate.median) * LOW_SHARE).toFixed(2),
  high: (Number(rate.median) * HIGH_SHARE).toFixed(2),
  middleLow: middle?.middleLow ?? null,
  middleHigh: middle?.middleHigh ?? null,
});

export const createTypicalRatesService = (deps: Deps): TypicalRatesService => {
  const { typicalRates, commands, clock } = deps;
  const middleHalves = createMiddleHalves(deps);
  return {
    async list(which) {
      const [rates, halves] = [await typicalRates.list(which), await middleHalves()];
      return rates.map((rate) => banded(rate, halves.get(keyOf(rate))));
    },

    async set(info, input) {
      await commands.consumeWriteQuota(info);
      const { userId, isAdmin } = requireViewer(info);
      if (!isAdmin) throw forbidden('access.role', { values: { roles: 'admin' } });
      const rate = parseInput(setTypicalRateRule, input);
      const halves = await middleHalves();
      return commands.run(info, { operation: 'setTypicalRate', input }, async (tx) => {
        await typicalRates.set(tx, rate, { userId, at: clock.now() });
        return banded(rate, halves.get(keyOf(rate)));
      });
    },
  };
};
