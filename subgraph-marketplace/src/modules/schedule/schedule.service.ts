import { LIMITS, parseId } from '@tbt/contracts';
import { conflict, notFound, requireViewer } from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { MarketplaceTx } from '../../database';
import type { BlocksQueries } from '../blocks';
import { DEFAULT_TIME_ZONE, type PeopleQueries, type PersonLoaders } from '../people';
import { parseAddSlot, parseRemoveSlot, parseWindow } from './schedule.inputs';
import { horizonOf, placeSlot } from './place-slot';
import {
  authorizeSlot,
  canSeeNotes,
  canSeeSchedule,
  isOwnSchedule,
  refuseForeignOwner,
} from './schedule.policy';
import type { ScheduleQueries } from './schedule.queries';
import type { ScheduleEntry, ScheduleSlot } from './schedule.types';

type WindowArgs = { from: string; to: string };

export type ScheduleService = {
  /** @throws DomainError UNAUTHENTICATED, VALIDATION_FAILED on `from` or `to`. */
  mine(info: RequestInfo, args: WindowArgs): Promise<ScheduleEntry[]>;
  /** Null when not visible. @throws DomainError VALIDATION_FAILED. */
  of(
    info: RequestInfo,
    args: WindowArgs & { userId: string },
    loaders: PersonLoaders,
  ): Promise<ScheduleEntry[] | null>;
  /** @throws DomainError VALIDATION_FAILED per field, FORBIDDEN, CONFLICT for an overlap or over a limit. */
  add(info: RequestInfo, input: object): Promise<ScheduleSlot>;
  /** @returns the slot's id. @throws DomainError NOT_FOUND. */
  remove(info: RequestInfo, input: object): Promise<number>;
};

type Deps = {
  blocks: BlocksQueries;
  schedule: ScheduleQueries;
  people: PeopleQueries;
  commands: Commands;
  clock: Clock;
};

const withoutNotes = (entry: ScheduleEntry): ScheduleEntry => ({
  ...entry,
  slot: { ...entry.slot, notes: null },
});

export function createScheduleService({
  blocks,
  schedule,
  people,
  commands,
  clock,
}: Deps): ScheduleService {
  const refuseTooMany = async (tx: MarketplaceTx, personId: number, newDays: number, now: Date) => {
    const { slots, days } = await schedule.size(tx, personId, now);
    const { scheduleSlotsMax, scheduleDaysMax } = LIMITS;
    if (slots >= scheduleSlotsMax) {
      const values = { max: scheduleSlotsMax };
      throw conflict('schedule.tooMany', { values, reasons: ['too_many_slots'] });
    }
    if (days + newDays > scheduleDaysMax) {
      const values = { max: scheduleDaysMax };
      throw conflict('schedule.tooManyDays', { values, reasons: ['too_many_days'] });
    }
  };

  return {
    mine: (info, args) => schedule.entries(requireViewer(info).userId, parseWindow(args)),

    async of({ viewer }, { userId, ...args }, loaders) {
      const window = parseWindow(args);
      const id = parseId(userId);
      const owner = id === null || viewer === null ? null : await loaders.person.load(id);
      const known = owner ?? (id !== null && { id, role: null, isActive: true });
      if (!viewer || !known || !canSeeSchedule(viewer, known)) return null;
      if (!isOwnSchedule(viewer, known.id) && !viewer.isAdmin) {
        const blocked = await blocks.readBlockedAmong(viewer.userId, [known.id]);
        if (blocked.has(known.id)) return null;
      }
      const entries = await schedule.entries(known.id, window);
      return canSeeNotes(viewer, known.id) ? entries : entries.map(withoutNotes);
    },

    async add(info, input) {
      await commands.consumeWriteQuota(info);
      const viewer = requireViewer(info);
      const { userId, ...values } = parseAddSlot(input);
      return commands.run(info, { operation: 'addScheduleSlot', input }, async (tx) => {
        const now = clock.now();
        const personId = viewer.userId;
        // Lock, so that two concurrent slots see each other.
        const timeZone = (await people.lock(tx, personId)).timeZone ?? DEFAULT_TIME_ZONE;
        const days = placeSlot(timeZone, values, now);
        refuseForeignOwner(userId, viewer);
        await refuseTooMany(tx, personId, days.length, now);
        const horizon = horizonOf(timeZone, now);
        const slot = await schedule.insert(tx, {
          ...values,
          personId,
          timeZone,
          excludedDates: [],
          materialisedUntil: horizon,
          endsOn: days.at(-1)?.date ?? values.date,
          createdAt: now,
          updatedAt: now,
        });
        const coming = days.filter(({ date }) => date <= horizon);
        const [taken] = await schedule.insertDays(tx, slot, coming);
        if (taken === undefined) return slot;
        throw values.isRecurring
          ? conflict('schedule.overlapOn', { values: { date: taken }, reasons: ['overlap'] })
          : conflict('schedule.overlap', { reasons: ['overlap'] });
      });
    },

    async remove(info, input) {
      await commands.consumeWriteQuota(info);
      const viewer = requireViewer(info);
      const { slotId, date } = parseRemoveSlot(input);
      return commands.run(info, { operation: 'removeScheduleSlot', input }, async (tx) => {
        const slot = authorizeSlot(viewer, await schedule.lock(tx, slotId));
        if (date && slot.isRecurring) {
          const { isRemoved, isEmpty } = await schedule.removeDay(tx, slot, date, clock.now());
          if (!isRemoved) throw notFound();
          if (isEmpty) await schedule.remove(tx, slot);
        } else {
          await schedule.remove(tx, slot);
        }
        return slotId;
      });
    },
  };
}
