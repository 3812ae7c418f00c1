import { setTypicalRateRule, type ProfessionalRole } from '@tbt/contracts';
import { forbidden, parseInput, requireViewer } from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { MedianRate, TypicalRatesRepository } from './typical-rates.repository';

/** What lies outside of these shares of the median is unusual. */
const LOW_SHARE = 0.6;
const HIGH_SHARE = 1.6;

export type TypicalRate = MedianRate & { low: string; high: string };

export type TypicalRatesService = {
  /** Open to everybody. */
  list(which: { province?: string | null; role?: ProfessionalRole | null }): Promise<TypicalRate[]>;
  /** @throws DomainError FORBIDDEN for anybody but an administrator, VALIDATION_FAILED. */
  set(info: RequestInfo, input: object): Promise<TypicalRate>;
};

type Deps = { typicalRates: TypicalRatesRepository; commands: Commands; clock: Clock };

const banded = (rate: MedianRate): TypicalRate => ({
  ...rate,
  low: (Number(rate.median) * LOW_SHARE).toFixed(2),
  high: (Number(rate.median) * HIGH_SHARE).toFixed(2),
});

export const createTypicalRatesService = (deps: Deps): TypicalRatesService => {
  const { typicalRates, commands, clock } = deps;
  return {
    list: async (which) => (await typicalRates.list(which)).map(banded),

    async set(info, input) {
      await commands.admit(info);
      const { userId, isAdmin } = requireViewer(info);
      if (!isAdmin) throw forbidden('access.role', { values: { roles: 'admin' } });
      const rate = parseInput(setTypicalRateRule, input);
      return commands.run(info, { operation: 'setTypicalRate', input }, async (tx) => {
        await typicalRates.set(tx, rate, { userId, at: clock.now() });
        return banded(rate);
      });
    },
  };
};
