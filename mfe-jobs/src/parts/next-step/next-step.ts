import { openSteps } from '@tbt/contracts';
import { now } from '@tbt/web-kit';
import type { BookingStatus, ShiftSide } from '../../generated/graphql';
import type { text } from '../../texts';

type TextKey = Parameters<typeof text>[0];

/** The most urgent first; the first open one is the next step. */
export const STEPS = [
  'answer_change',
  'answer_dispute',
  'accept_hours',
  'approve',
  'confirm',
  'check_in',
  'miss',
  'refill',
  'complete',
  'arrive',
  'on_my_way',
  'mark_paid',
  'mark_received',
  'contest_no_show',
  'review',
  'undo_cancel',
] as const;

export type NextStep = (typeof STEPS)[number];

/** @param endsAt - planned. */
export function nextStepOf(
  actions: readonly string[],
  endsAt: string,
  at: Date = now(),
): NextStep | null {
  const open = openSteps(actions, new Date(endsAt), at);
  return STEPS.find((step) => open.includes(step)) ?? null;
}

export const stepText = (step: NextStep, reader: ShiftSide): TextKey =>
  step === 'check_in' && reader === 'clinic' ? 'jobs.step.check_in_clinic' : `jobs.step.${step}`;

const OVER = 'jobs.step.over';

const WAITING: Record<BookingStatus, TextKey | Record<ShiftSide, TextKey>> = {
  booked: { temp: 'jobs.step.booked', clinic: 'jobs.step.bookedClinic' },
  confirmed: { temp: 'jobs.step.confirmed', clinic: 'jobs.step.confirmedClinic' },
  checked_in: { temp: 'jobs.step.checkedIn', clinic: 'jobs.step.checkedInClinic' },
  completed: { temp: 'jobs.step.completed', clinic: 'jobs.step.completedClinic' },
  approved: 'jobs.step.approved',
  invoiced: { temp: 'jobs.step.invoiced', clinic: 'jobs.step.invoicedClinic' },
  paid: 'jobs.step.paid',
  disputed: 'jobs.step.disputed',
  no_show: OVER,
  cancelled_by_temp: OVER,
  cancelled_by_clinic: OVER,
  released: OVER,
};

/** What the viewer waits for when no step is open. */
export function waitingText(status: BookingStatus, reader: ShiftSide): TextKey {
  const found = WAITING[status];
  return typeof found === 'string' ? found : found[reader];
}
