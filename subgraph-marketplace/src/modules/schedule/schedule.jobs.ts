import type { Clock } from '@tbt/service-kit';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import type { PeopleQueries } from '../people';
import { ZONE_DATA_VERSION } from '../places';
import type { ScheduleUpkeepQueries } from './schedule-upkeep.queries';
import { horizonOf, occurrencesOf } from './place-slot';
import type { ScheduleQueries } from './schedule.queries';
import type { StoredSlot } from './schedule.types';

const BATCH = 200;

export type UpkeepReport = {
  slots: number;
  /** Days skipped because they overlap another slot. */
  leftOut: number;
};

export type ScheduleUpkeep = {
  /** Nightly; safe with several replicas. */
  extend(): Promise<UpkeepReport>;
  /** After new zone data. */
  recompute(): Promise<UpkeepReport>;
  /** Moves upcoming days to a new time zone. */
  followPlace(tx: MarketplaceTx, personId: number, timeZone: string): Promise<void>;
};

type Deps = {
  database: MarketplaceDatabase;
  people: PeopleQueries;
  schedule: ScheduleQueries;
  scheduleUpkeep: ScheduleUpkeepQueries;
  clock: Clock;
};

export function createScheduleJobs(deps: Deps): ScheduleUpkeep {
  const { database, people, schedule, scheduleUpkeep: upkeep, clock } = deps;

  const write = async (tx: MarketplaceTx, slot: StoredSlot, timeZone: string, after: string) => {
    const now = clock.now();
    const horizon = horizonOf(timeZone, now);
    const days = occurrencesOf(timeZone, slot).filter(
      ({ date, endsAt }) =>
        date > after && date <= horizon && endsAt > now && !slot.excludedDates.includes(date),
    );
    const left = await schedule.insertDays(tx, slot, days);
    const updatedAt = timeZone === slot.timeZone ? slot.updatedAt : now;
    await upkeep.moveTo(tx, slot.id, { timeZone, materialisedUntil: horizon, updatedAt });
    return left.length;
  };

  // Clear all before writing: two slots that move together must not collide in between.
  const rewrite = async (tx: MarketplaceTx, ids: readonly number[], timeZone: string | null) => {
    await upkeep.clearComing(tx, ids, clock.now());
    let leftOut = 0;
    for (const id of ids) {
      const slot = await schedule.lock(tx, id);
      if (slot) leftOut += await write(tx, slot, timeZone ?? slot.timeZone, '');
    }
    return leftOut;
  };

  return {
    async extend() {
      const report = { slots: 0, leftOut: 0 };
      for (let afterId = 0; ;) {
        const batch = await upkeep.unfinished(horizonOf('UTC', clock.now()), afterId, BATCH);
        for (const { id, personId, materialisedUntil } of batch) {
          report.leftOut += await database.transaction(async (tx) => {
            await people.lock(tx, personId);
            const slot = await schedule.lock(tx, id);
            return slot ? write(tx, slot, slot.timeZone, materialisedUntil) : 0;
          });
        }
        report.slots += batch.length;
        afterId = batch.at(-1)?.id ?? afterId;
        if (batch.length < BATCH) return report;
      }
    },

    async recompute() {
      const stale = await upkeep.stale(ZONE_DATA_VERSION, clock.now());
      let leftOut = 0;
      for (const personId of new Set(stale.map((slot) => slot.personId))) {
        leftOut += await database.transaction(async (tx) => {
          await people.lock(tx, personId);
          const ids = stale.filter((slot) => slot.personId === personId).map(({ id }) => id);
          return rewrite(tx, ids, null);
        });
      }
      return { slots: stale.length, leftOut };
    },

    async followPlace(tx, personId, timeZone) {
      const ids = await upkeep.onOtherClock(tx, personId, timeZone);
      if (ids.length > 0) await rewrite(tx, ids, timeZone);
    },
  };
}
