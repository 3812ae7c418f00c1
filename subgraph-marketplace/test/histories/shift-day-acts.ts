import fc from 'fast-check';

type Side = 'temp' | 'clinic';

/** What happens from the day of a shift on. Indexes as in `Act`. */
export type ShiftDayAct =
  | { kind: 'goTo'; booking: number; when: keyof typeof WHENS }
  | { kind: 'checkIn'; by: Side; booking: number }
  | { kind: 'reportNoShow'; booking: number }
  | { kind: 'sendHours'; booking: number; breakMinutes: number }
  | { kind: 'approveHours'; booking: number; isChanged: boolean }
  | { kind: 'acceptHours'; booking: number }
  | { kind: 'markPayment'; by: Side; booking: number }
  | { kind: 'dispute'; by: Side; booking: number }
  | { kind: 'answerDispute'; by: Side; booking: number }
  | { kind: 'appeal'; by: Side; booking: number }
  | { kind: 'rule'; booking: number; minutes: number | null; isLifted: boolean }
  | { kind: 'review'; by: Side; booking: number; rating: number };

const KINDS: Record<ShiftDayAct['kind'], true> = {
  goTo: true,
  checkIn: true,
  reportNoShow: true,
  sendHours: true,
  approveHours: true,
  acceptHours: true,
  markPayment: true,
  dispute: true,
  answerDispute: true,
  appeal: true,
  rule: true,
  review: true,
};

export const isShiftDayAct = (act: { kind: string }): act is ShiftDayAct => act.kind in KINDS;

/** Minutes after the planned start or end. */
export const WHENS = {
  atTheDoor: { of: 'start', minutes: -20 },
  missing: { of: 'start', minutes: 65 },
  after: { of: 'end', minutes: 40 },
  weeksAfter: { of: 'end', minutes: 16 * 24 * 60 },
} as const;

const index = fc.nat({ max: 11 });
const by = fc.constantFrom<Side>('temp', 'clinic');
const kind = <Kind extends ShiftDayAct['kind']>(name: Kind) => fc.constant(name);
const whens = fc.constantFrom(...(Object.keys(WHENS) as (keyof typeof WHENS)[]));

const weighted = (weight: number, arbitrary: fc.Arbitrary<ShiftDayAct>) => ({ weight, arbitrary });

export const shiftDayAct: fc.Arbitrary<ShiftDayAct> = fc.oneof(
  weighted(3, fc.record({ kind: kind('goTo'), booking: index, when: whens })),
  weighted(4, fc.record({ kind: kind('checkIn'), by, booking: index })),
  weighted(2, fc.record({ kind: kind('reportNoShow'), booking: index })),
  weighted(
    5,
    fc.record({
      kind: kind('sendHours'),
      booking: index,
      breakMinutes: fc.constantFrom(0, 30, 600),
    }),
  ),
  weighted(6, fc.record({ kind: kind('approveHours'), booking: index, isChanged: fc.boolean() })),
  weighted(5, fc.record({ kind: kind('acceptHours'), booking: index })),
  weighted(5, fc.record({ kind: kind('markPayment'), by, booking: index })),
  weighted(4, fc.record({ kind: kind('dispute'), by, booking: index })),
  weighted(5, fc.record({ kind: kind('answerDispute'), by, booking: index })),
  weighted(4, fc.record({ kind: kind('appeal'), by, booking: index })),
  weighted(
    7,
    fc.record({
      kind: kind('rule'),
      booking: index,
      minutes: fc.constantFrom(null, 300, 435),
      isLifted: fc.boolean(),
    }),
  ),
  weighted(
    4,
    fc.record({ kind: kind('review'), by, booking: index, rating: fc.integer({ min: 1, max: 5 }) }),
  ),
);
