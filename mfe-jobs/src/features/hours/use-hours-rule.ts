import { useMemo } from 'react';
import {
  hoursRuleFor,
  instantsByOffsets,
  minutesBetween,
  placeHours,
  timeByOffsets,
  type InstantsOf,
  type OffsetSpan,
  type PlannedHours,
} from '@tbt/contracts';
import { now } from '@tbt/web-kit';
import type { HoursPanelFragment, ShiftSide } from '../../generated/graphql';

type FormFacts = NonNullable<HoursPanelFragment['hoursForm']>;

const planOf = ({ date, startsAt, endsAt }: HoursPanelFragment): PlannedHours => ({
  date,
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});

const spansOf = ({ offsets }: FormFacts): OffsetSpan[] =>
  offsets.map(({ from, minutes }) => ({ from: from ? new Date(from) : null, minutes }));

const instantsOf = (facts: FormFacts): InstantsOf => instantsByOffsets(spansOf(facts));

/** What the clinic's clock shows now. */
export const currentTime = (facts: FormFacts): string => timeByOffsets(spansOf(facts), now());

export const useHoursRule = (booking: HoursPanelFragment, facts: FormFacts, side: ShiftSide) =>
  useMemo(
    () =>
      hoursRuleFor(planOf(booking), instantsOf(facts), () => ({
        ...{ side, earliest: new Date(facts.earliest), earliestTime: facts.earliestTime },
        now: now(),
      })),
    [booking, facts, side],
  );

/** Paid minutes as planned, less the break as typed. */
export const plannedMinutes = (booking: HoursPanelFragment, breakMinutes: number): number =>
  minutesBetween(planOf(booking)) - breakMinutes;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Paid minutes as typed so far; null while they cannot be told. */
export function typedMinutes(
  booking: HoursPanelFragment,
  facts: FormFacts,
  typed: { startTime: string; endTime: string; breakMinutes: string },
): number | null {
  const { startTime, endTime, breakMinutes } = typed;
  if (!TIME.test(startTime) || !TIME.test(endTime) || !/^\d{1,4}$/.test(breakMinutes)) return null;
  const placed = placeHours(planOf(booking), { startTime, endTime }, instantsOf(facts));
  if ('key' in placed || startTime === endTime) return null;
  const minutes = minutesBetween(placed) - Number(breakMinutes);
  return minutes > 0 ? minutes : null;
}
