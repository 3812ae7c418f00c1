import { bookingRule, checkInRule, runLateRule } from '@tbt/contracts';
import {
  forbidden,
  parseInput,
  requireViewer,
  validationFailed,
  type Clock,
  type RateLimits,
  type RequestInfo,
} from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { MarketplaceTx } from '../../database';
import {
  newCheckInCode,
  requireSide,
  requireCredentialOfExisting,
  type ApplyTransition,
  type Booking,
  type BookingLock,
  type BookingsQueries,
  type OwnBooking,
} from '../bookings';
import type { DropHours } from '../hours';
import type { JobsQueries } from '../jobs';
import type { ReliabilityLadderQueries, ReliabilityQueries } from '../reliability';
import { isStepOpen, requireNoShow, requireStep, type DayStep } from './check-in.policy';

type Deps = {
  commands: Commands;
  bookings: BookingsQueries;
  bookingLock: BookingLock;
  applyTransition: ApplyTransition;
  jobs: JobsQueries;
  reliability: ReliabilityQueries;
  ladders: ReliabilityLadderQueries;
  dropHours: DropHours;
  /** Per booking. */
  tries: RateLimits<'checkInTries'>;
  clock: Clock;
};

type Changes = Partial<Pick<Booking, 'onMyWayAt' | 'lateMinutes' | 'arrivedAt'>>;

function requireCode({ checkInCode }: Booking, code: string | null): void {
  if (code !== null && code === checkInCode) return;
  const key = code === null ? 'validation.required' : 'checkIn.wrongCode';
  throw validationFailed([{ path: ['code'], key, values: {} }]);
}

export type CheckInService = ReturnType<typeof createCheckInService>;

export function createCheckInService(deps: Deps) {
  const { commands, bookings, bookingLock, applyTransition, tries, clock } = deps;
  const { jobs, reliability, ladders, dropHours } = deps;

  const own = async (
    info: RequestInfo,
    { operation, input, bookingId }: { operation: string; input: object; bookingId: number },
    act: (tx: MarketplaceTx, locked: OwnBooking, now: Date) => Promise<Booking>,
  ): Promise<Booking> =>
    commands.run(info, { operation, input }, async (tx) =>
      act(tx, await bookingLock.lockOwn(tx, info.viewer, bookingId), clock.now()),
    );

  const report = async (
    info: RequestInfo,
    input: { bookingId: number },
    action: Exclude<DayStep, 'check_in'>,
    changesAt: (now: Date) => Changes,
  ): Promise<Booking> =>
    own(
      info,
      { operation: action, input, bookingId: input.bookingId },
      async (tx, { booking, side }, now) => {
        requireStep(booking, action, side, now);
        const step = { action, by: side };
        return applyTransition(tx, booking, step, { at: now, ...changesAt(now) });
      },
    );

  /** Counts a professional's try outside the transaction, so that a wrong one stays counted. */
  const countTry = async (info: RequestInfo, bookingId: number) => {
    const [found] = await bookings.byIds([bookingId]);
    const side = requireSide(info.viewer, found ?? null);
    if (found && side === 'temp' && isStepOpen(found, 'check_in', side, clock.now()))
      await tries.consume('checkInTries', bookingId);
  };

  return {
    async onMyWay(info: RequestInfo, input: object): Promise<Booking> {
      await commands.consumeWriteQuota(info);
      requireViewer(info);
      return report(info, parseInput(bookingRule, input), 'on_my_way', (onMyWayAt) => ({
        onMyWayAt,
      }));
    },

    async late(info: RequestInfo, input: object): Promise<Booking> {
      await commands.consumeWriteQuota(info);
      requireViewer(info);
      const values = parseInput(runLateRule, input);
      return report(info, values, 'run_late', () => ({ lateMinutes: values.minutes }));
    },

    async arrive(info: RequestInfo, input: object): Promise<Booking> {
      await commands.consumeWriteQuota(info);
      requireViewer(info);
      return report(info, parseInput(bookingRule, input), 'arrive', (arrivedAt) => ({ arrivedAt }));
    },

    /** @throws DomainError VALIDATION_FAILED for another code, RATE_LIMITED, CONFLICT outside the time or `missing_credential`. */
    async checkIn(info: RequestInfo, input: object): Promise<Booking> {
      await commands.consumeWriteQuota(info);
      requireViewer(info);
      const { bookingId, code = null } = parseInput(checkInRule, input);
      if (code !== null) await countTry(info, bookingId);
      const command = { operation: 'checkIn', input, bookingId };
      return own(info, command, async (tx, locked, now) => {
        const { booking, side } = locked;
        requireStep(booking, 'check_in', side, now);
        requireCredentialOfExisting(locked, booking);
        if (side === 'temp') requireCode(booking, code);
        const step = { action: 'check_in', by: side } as const;
        const changes = { at: now, checkedInAt: now, checkedInBy: side };
        return applyTransition(tx, booking, step, changes);
      });
    },

    async refreshCode(info: RequestInfo, input: object): Promise<Booking> {
      await commands.consumeWriteQuota(info);
      requireViewer(info);
      const { bookingId } = parseInput(bookingRule, input);
      return own(
        info,
        { operation: 'refreshCheckInCode', input, bookingId },
        async (tx, { booking, side }, now) => {
          if (side !== 'clinic') throw forbidden('booking.notYours');
          requireStep(booking, 'check_in', side, now);
          return bookings.write(tx, booking, { checkInCode: newCheckInCode() });
        },
      );
    },

    /** Costs the professional the points of a no-show, also where hours were sent without a check-in. @throws DomainError CONFLICT. */
    async reportNoShow(info: RequestInfo, input: object): Promise<Booking> {
      await commands.consumeWriteQuota(info);
      requireViewer(info);
      const { bookingId } = parseInput(bookingRule, input);
      return own(
        info,
        { operation: 'reportNoShow', input, bookingId },
        async (tx, { booking, job, side }, now) => {
          requireNoShow(booking, side, now);
          if (booking.status === 'completed') await dropHours(tx, booking, now);
          const { noShow: points } = await ladders.current(tx);
          const step = { action: 'miss', by: side, points } as const;
          const changes = { at: now, noShowAt: now };
          const missed = await applyTransition(tx, booking, step, changes);
          const { professionalId } = missed;
          const entry = { professionalId, bookingId, reason: 'no_show' as const, points: -points };
          await reliability.add(tx, [{ ...entry, at: now, createdAt: now }]);
          if (job.status === 'booked') await jobs.endBooked(tx, job, 'lapse');
          return missed;
        },
      );
    },
  };
}
