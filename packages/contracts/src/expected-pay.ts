import { amountOfMinutes } from './invoice-taxes';

/** A meal break that is not paid is usual from five hours on. */
export const USUAL_BREAK = { fromShiftMinutes: 5 * 60, minutes: 30 } as const;

const MINUTE_MS = 60_000;

export const usualBreakMinutes = (shiftMinutes: number): number =>
  shiftMinutes >= USUAL_BREAK.fromShiftMinutes ? USUAL_BREAK.minutes : 0;

export type ExpectedPay = { breakMinutes: number; minutes: number; amount: string };

/** Before taxes, for the shift as planned: what an invoice asks for when nothing changes. */
export const expectedPay = (shiftMinutes: number, hourlyRate: string): ExpectedPay => {
  const breakMinutes = usualBreakMinutes(shiftMinutes);
  const minutes = shiftMinutes - breakMinutes;
  return { breakMinutes, minutes, amount: amountOfMinutes(minutes, hourlyRate) };
};

/** @param shift Its instants; the clock's hours are one off where clocks change. */
export const shiftMinutes = (shift: { startsAt: string; endsAt: string }): number =>
  (Date.parse(shift.endsAt) - Date.parse(shift.startsAt)) / MINUTE_MS;
