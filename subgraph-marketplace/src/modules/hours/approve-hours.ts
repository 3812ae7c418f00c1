import type { NewEvent } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../database';
import type { ApplySteps, Booking, BookingTransition } from '../bookings';
import { hoursChanged } from './hours.events';
import type { Timesheet } from './hours.types';

/** Two statements; the events are appended with those of the booking. */
export type IssueInvoice = (
  tx: MarketplaceTx,
  worked: { booking: Booking; minutes: number; breakMinutes: number; now: Date },
) => Promise<{ events: readonly NewEvent[] }>;

type Deps = { applySteps: ApplySteps; issueInvoice: IssueInvoice };

export type ApproveHours = ReturnType<typeof createApproveHours>;

/** Bills approved hours: the transaction holds the booking, `steps` end in `approved`. */
export const createApproveHours =
  ({ applySteps, issueInvoice }: Deps) =>
  async (
    tx: MarketplaceTx,
    booking: Booking,
    { sheet, steps, now }: { sheet: Timesheet; steps: readonly BookingTransition[]; now: Date },
  ): Promise<Booking> => {
    const { minutes, breakMinutes } = sheet;
    const { events } = await issueInvoice(tx, { booking, minutes, breakMinutes, now });
    const all = [...steps, { action: 'invoice', by: 'clock' } as const];
    const others = [hoursChanged(booking, sheet, now), ...events];
    return applySteps(tx, booking, all, { at: now }, others);
  };
