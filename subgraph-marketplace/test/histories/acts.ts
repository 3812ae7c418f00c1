import fc from 'fast-check';
import { shiftDayAct, type ShiftDayAct } from './shift-day-acts';

/** By index. */
export const TEMPS = 3;
export const CLINICS = 2;

type Side = 'temp' | 'clinic';

/** Indexes choose among what exists, modulo its count, so that acts of a shrunk history stay meaningful. */
export type Act =
  | ShiftDayAct
  | { kind: 'post'; clinic: number; day: number; hour: number; invites: number }
  | { kind: 'apply'; temp: number; job: number; rate: string | null }
  | { kind: 'counter'; by: Side; application: number }
  | { kind: 'accept'; by: Side; application: number }
  | { kind: 'decline'; by: Side; application: number }
  | { kind: 'withdraw'; application: number }
  | { kind: 'invite'; job: number; temp: number }
  | { kind: 'answerInvitation'; invitation: number; isAccepted: boolean }
  | { kind: 'confirm'; booking: number }
  | { kind: 'cancel'; by: Side; booking: number }
  | { kind: 'undo'; by: Side; booking: number }
  | { kind: 'propose'; by: Side; booking: number; hours: number }
  | { kind: 'answerChange'; by: Side; booking: number; isAccepted: boolean }
  | { kind: 'close'; job: number }
  | { kind: 'wait'; minutes: number }
  | { kind: 'work' };

/** Acts of an inner list run concurrently. */
export type History = Act[][];

const index = fc.nat({ max: 11 });
const side = fc.constantFrom<Side>('temp', 'clinic');

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('post' as const),
      clinic: index,
      day: fc.integer({ min: 1, max: 3 }),
      hour: fc.integer({ min: 8, max: 12 }),
      invites: fc.nat({ max: 2 }),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('apply' as const),
      temp: index,
      job: index,
      rate: fc.constantFrom(null, '55.00', '60.50'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('counter' as const), by: side, application: index }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('accept' as const), by: side, application: index }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('decline' as const), by: side, application: index }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('withdraw' as const), application: index }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('invite' as const), job: index, temp: index }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('answerInvitation' as const),
      invitation: index,
      isAccepted: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('confirm' as const), booking: index }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('cancel' as const), by: side, booking: index }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('undo' as const), by: side, booking: index }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('propose' as const),
      by: side,
      booking: index,
      hours: fc.integer({ min: -3, max: 3 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('answerChange' as const),
      by: side,
      booking: index,
      isAccepted: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('close' as const), job: index }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      minutes: fc.constantFrom(3, 11, 65, 5 * 60, 19 * 60),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ kind: 'work' as const }) },
);

/** Two shifts with offers, one booked: most acts need something to act on. */
const OPENING: History = [
  [{ kind: 'post', clinic: 0, day: 1, hour: 8, invites: 0 }],
  [{ kind: 'post', clinic: 1, day: 3, hour: 9, invites: 1 }],
  [{ kind: 'apply', temp: 0, job: 0, rate: null }],
  [{ kind: 'apply', temp: 1, job: 0, rate: '60.50' }],
  [{ kind: 'apply', temp: 2, job: 1, rate: null }],
  [{ kind: 'accept', by: 'clinic', application: 1 }],
];

/** The shift that was booked, from its door to its invoice. */
const DAY_OF_THE_SHIFT: History = [
  [{ kind: 'goTo', booking: 0, when: 'atTheDoor' }],
  [{ kind: 'checkIn', by: 'clinic', booking: 0 }],
  [{ kind: 'goTo', booking: 0, when: 'after' }],
  [{ kind: 'sendHours', booking: 0, breakMinutes: 30 }],
  [{ kind: 'approveHours', booking: 0, isChanged: false }],
];

/** Hours that the sides see differently: a proposal, or a case up to its appeal. */
const SENT = DAY_OF_THE_SHIFT.slice(0, 4);
const PROPOSED: History = [...SENT, [{ kind: 'approveHours', booking: 0, isChanged: true }]];
const ACCEPTED: History = [...PROPOSED, [{ kind: 'acceptHours', booking: 0 }]];
const RULING = { kind: 'rule', booking: 0, minutes: 435, isLifted: true } as const;
const CASE: History = [
  [{ kind: 'dispute', by: 'temp', booking: 0 }],
  [{ kind: 'answerDispute', by: 'clinic', booking: 0 }],
  [RULING],
  [{ kind: 'appeal', by: 'clinic', booking: 0 }],
];
const UNTIL_DISPUTED: History[] = [SENT, DAY_OF_THE_SHIFT];

const middlesOf = (one: fc.Arbitrary<Act>) =>
  fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.tuple(one) },
      { weight: 1, arbitrary: fc.array(one, { minLength: 2, maxLength: 3, size: 'max' }) },
    ),
    { minLength: 4, maxLength: 16, size: 'max' },
  );

const dayAct = fc.oneof({ weight: 4, arbitrary: shiftDayAct }, { weight: 1, arbitrary: act });

const workedTo = fc
  .constantFrom(0, 1, 2, 4, 4, 4, 5, 5)
  .map((reached) => DAY_OF_THE_SHIFT.slice(0, reached));
const disputedTo = fc
  .tuple(fc.constantFrom(...UNTIL_DISPUTED), fc.integer({ min: 1, max: CASE.length }))
  .map(([before, reached]) => [...before, ...CASE.slice(0, reached)]);
const daysOfTheShift = fc.oneof(
  { weight: 4, arbitrary: workedTo },
  { weight: 1, arbitrary: fc.constant(PROPOSED) },
  { weight: 2, arbitrary: fc.constant(ACCEPTED) },
  { weight: 2, arbitrary: disputedTo },
);

/** A third begins with nothing, a third with a booking, a third with a shift whose day came to a random point. */
export const histories: fc.Arbitrary<History> = fc.oneof(
  middlesOf(act),
  middlesOf(act).map((middle) => [...OPENING, ...middle]),
  fc
    .tuple(daysOfTheShift, middlesOf(dayAct))
    .map(([day, middle]) => [...OPENING, ...day, ...middle]),
);
