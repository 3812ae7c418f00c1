import {
  acceptHoursRule,
  approveHoursRule,
  sendHoursRule,
  type HoursValues,
  type MessageKey,
  type ShiftParty,
} from '@tbt/contracts';
import { conflict, parseInput, requireViewer } from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { MarketplaceTx } from '../../database';
import { requireTransition, type ApplySteps, type Booking, type BookingLock } from '../bookings';
import type { ApproveHours } from './approve-hours';
import { hoursChanged } from './hours.events';
import type { HoursRepository } from './hours.repository';
import type { Timesheet } from './hours.types';
import { placeWorkedHours } from './place-worked-hours';

type Deps = {
  commands: Commands;
  bookingLock: BookingLock;
  applySteps: ApplySteps;
  approveHours: ApproveHours;
  hours: HoursRepository;
  clock: Clock;
};

type Answer = { bookingId: number; timesheetId: number | null };
type Proposal = Answer & { changed: HoursValues; submittedBy: number };

/** The clock sends planned hours for the professional. */
const OF_TEMP: readonly ShiftParty[] = ['temp', 'clock'];
const OF_CLINIC: readonly ShiftParty[] = ['clinic'];

const hoursChangedMeanwhile = () => conflict('hours.changed', { reasons: ['hours_changed'] });

const isSame = (one: Timesheet, other: Pick<Timesheet, 'startsAt' | 'endsAt' | 'breakMinutes'>) =>
  one.startsAt.getTime() === other.startsAt.getTime() &&
  one.endsAt.getTime() === other.endsAt.getTime() &&
  one.breakMinutes === other.breakMinutes;

export function createHoursService(deps: Deps) {
  const { commands, bookingLock, applySteps, approveHours, hours, clock } = deps;

  /** Either the other side has to answer first, or the hours are not the ones that were read. */
  const refuse = async (tx: MarketplaceTx, { id }: Booking, by: readonly ShiftParty[]) => {
    const waiting = (await hours.of(tx, id)).find(({ status }) => status === 'submitted');
    if (waiting && by.includes(waiting.by)) return hoursChangedMeanwhile();
    const [key, reason]: [MessageKey, string] =
      by === OF_TEMP
        ? ['hours.waitForTemp', 'hours_proposed']
        : ['hours.waitForClinic', 'hours_sent'];
    return conflict(key, { reasons: ['illegal_step', reason] });
  };

  const approve = async (tx: MarketplaceTx, info: RequestInfo, answer: Answer) => {
    const { booking, side } = await bookingLock.lockAlone(tx, info.viewer, answer.bookingId);
    const [now, step] = [clock.now(), { action: 'approve', by: side } as const];
    requireTransition(booking, step);
    const waiting = { by: OF_TEMP, id: answer.timesheetId };
    const sheet = await hours.approveWaiting(tx, booking.id, waiting, now);
    if (!sheet) throw await refuse(tx, booking, OF_TEMP);
    return approveHours(tx, booking, { sheet, steps: [step], now });
  };

  const propose = async (tx: MarketplaceTx, info: RequestInfo, proposal: Proposal) => {
    const { bookingId, timesheetId, changed, submittedBy } = proposal;
    const { booking, side } = await bookingLock.lockAlone(tx, info.viewer, bookingId);
    const [now, step] = [clock.now(), { action: 'propose_hours', by: side } as const];
    requireTransition(booking, step);
    const worked = placeWorkedHours(booking, changed, { side, now });
    const sheets = await hours.of(tx, booking.id);
    const waiting = sheets.find(({ status }) => status === 'submitted');
    if (timesheetId && waiting?.id !== timesheetId) throw hoursChangedMeanwhile();
    if (waiting?.by === 'clinic' && isSame(waiting, worked)) {
      throw conflict('hours.same', { reasons: ['no_change'] });
    }
    const sent = sheets.find(({ by }) => OF_TEMP.includes(by));
    await hours.replace(tx, booking.id, now);
    if (sent && isSame(sent, worked)) {
      const sheet = await hours.approveEarlier(tx, sent, now);
      const steps = [{ action: 'approve', by: side } as const];
      return approveHours(tx, booking, { sheet, steps, now });
    }
    const sheet = await hours.insert(tx, {
      ...{ ...worked, bookingId: booking.id, by: side, submittedBy },
      ...{ status: 'submitted', createdAt: now, answeredAt: null },
    });
    return applySteps(tx, booking, [step], { at: now }, [hoursChanged(booking, sheet, now)]);
  };

  return {
    /** By the professional, from the start on. @throws DomainError VALIDATION_FAILED, CONFLICT illegal_step, too_early. */
    async send(info: RequestInfo, input: object): Promise<Booking> {
      await commands.consumeWriteQuota(info);
      const { userId: submittedBy } = requireViewer(info);
      const { bookingId, ...values } = parseInput(sendHoursRule, input);
      return commands.run(info, { operation: 'sendHours', input }, async (tx) => {
        const { booking, side } = await bookingLock.lockAlone(tx, info.viewer, bookingId);
        const [now, step] = [clock.now(), { action: 'complete', by: side } as const];
        requireTransition(booking, step);
        if (now < booking.startsAt) throw conflict('hours.tooSoon', { reasons: ['too_early'] });
        const worked = placeWorkedHours(booking, values, { side, now });
        const sheet = await hours.insert(tx, {
          ...{ ...worked, bookingId: booking.id, by: side, submittedBy },
          ...{ status: 'submitted', createdAt: now, answeredAt: null },
        });
        return applySteps(tx, booking, [step], { at: now }, [hoursChanged(booking, sheet, now)]);
      });
    },

    /**
     * By the clinic: as sent, or other hours as a proposal; the hours that were sent are approved at once.
     * @throws DomainError VALIDATION_FAILED, CONFLICT illegal_step, hours_changed, no_change.
     */
    async approve(info: RequestInfo, input: object): Promise<Booking> {
      await commands.consumeWriteQuota(info);
      const { userId: submittedBy } = requireViewer(info);
      const { bookingId, timesheetId = null, changed } = parseInput(approveHoursRule, input);
      const answer = { bookingId, timesheetId };
      return commands.run(info, { operation: 'approveHours', input }, (tx) =>
        changed
          ? propose(tx, info, { ...answer, changed, submittedBy })
          : approve(tx, info, answer),
      );
    },

    /** By the professional: the clinic's proposal. @throws DomainError CONFLICT illegal_step, hours_changed. */
    async accept(info: RequestInfo, input: object): Promise<Booking> {
      await commands.consumeWriteQuota(info);
      requireViewer(info);
      const { bookingId, timesheetId = null, shownMinutes } = parseInput(acceptHoursRule, input);
      return commands.run(info, { operation: 'acceptHours', input }, async (tx) => {
        const { booking, side } = await bookingLock.lockAlone(tx, info.viewer, bookingId);
        const [now, step] = [clock.now(), { action: 'accept_hours', by: side } as const];
        requireTransition(booking, step);
        const waiting = { by: OF_CLINIC, id: timesheetId, minutes: shownMinutes ?? null };
        const sheet = await hours.approveWaiting(tx, booking.id, waiting, now);
        if (!sheet) throw await refuse(tx, booking, OF_CLINIC);
        return approveHours(tx, booking, { sheet, steps: [step], now });
      });
    },
  };
}

export type HoursService = ReturnType<typeof createHoursService>;
