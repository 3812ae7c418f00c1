import type { PersonSnapshot } from '@tbt/contracts';
import type { RequestInfo } from '@tbt/service-kit';
import type { World } from './factories';

const FIELDS = `id status date startTime endTime startsAt endsAt hourlyRate revision actions
  confirmFrom confirmUntil releasesAt
  cancellationPrice { reliabilityPoints scoreAfter compensation freeUntil undoMinutes }
  cancellation { by reason note at undoUntil reliabilityPoints compensation waiverStatus }
  checkInCode onMyWayAt lateMinutes arrivedAt checkedInAt checkedInBy noShowAt refillJobId
  history { action by status at }
  changes { id by date startTime endTime hourlyRate message status answeredAt }`;

const INPUTS = {
  confirmBooking: 'BookingInput',
  cancelBooking: 'CancelBookingInput',
  undoCancellation: 'BookingInput',
  releaseBooking: 'BookingInput',
  proposeBookingChange: 'ProposeBookingChangeInput',
  answerBookingChange: 'AnswerBookingChangeInput',
  withdrawBookingChange: 'WithdrawBookingChangeInput',
  requestWaiver: 'RequestWaiverInput',
  decideWaiver: 'DecideWaiverInput',
  reportOnMyWay: 'BookingInput',
  reportLate: 'RunLateInput',
  reportArrival: 'BookingInput',
  checkIn: 'CheckInInput',
  refreshCheckInCode: 'BookingInput',
  reportNoShow: 'BookingInput',
  refillShift: 'BookingInput',
} as const;
export type BookingOperation = keyof typeof INPUTS;

export type BookingView = {
  id: string;
  status: string;
  date: string;
  startTime: string;
  endTime: string;
  startsAt: string;
  endsAt: string;
  hourlyRate: string;
  revision: number;
  actions: string[];
  confirmUntil: string | null;
  releasesAt: string | null;
  cancellationPrice: Record<string, unknown> | null;
  cancellation: Record<string, unknown> | null;
  changes: { id: string; status: string; by: string }[];
  checkInCode: string | null;
  lateMinutes: number | null;
  arrivedAt: string | null;
  checkedInBy: string | null;
  refillJobId: string | null;
  history: { action: string; by: string; status: string; at: string }[];
};
type Answer = {
  booking: BookingView | null;
  errors: { code: string; reasons: string[]; path: string[]; message: string }[];
  thrown?: { code: string };
};

type Who = PersonSnapshot | RequestInfo | null;

type Cancelling = { bookingId: number; reason?: string; note?: string };

export function bookingRunner(world: () => World) {
  async function run(operation: BookingOperation, input: object, who: Who): Promise<Answer> {
    const query = `mutation Run($input: ${INPUTS[operation]}!) {
      ${operation}(input: $input) { booking { ${FIELDS} } errors { code reasons path message } } }`;
    const { data, errors } = await world().graph(query, { input }, who);
    const payload = data?.[operation] as Answer | null | undefined;
    const thrown = errors?.[0]?.extensions as { code: string } | undefined;
    return { booking: null, errors: [], ...payload, ...(thrown && { thrown }) };
  }

  async function see(id: number, who: Who): Promise<BookingView | null> {
    const query = `query See($id: ID!) { booking(id: $id) { ${FIELDS} } }`;
    const { data, errors } = await world().graph(query, { id: String(id) }, who);
    if (errors) throw new Error(errors[0]?.message);
    return data?.booking as BookingView | null;
  }

  /** With the shown price, as the site does. */
  async function cancelAsShown(input: Cancelling, who: Who): Promise<Answer> {
    const price = (await see(input.bookingId, who))?.cancellationPrice;
    const shown = {
      shownReliabilityPoints: price?.reliabilityPoints,
      shownCompensation: price?.compensation,
    };
    return run('cancelBooking', { ...shown, ...input }, who);
  }

  return { run, see, cancelAsShown };
}

/** Code and reasons; null on success. */
export const refusal = ({ errors, thrown }: Answer): string | null => {
  if (thrown) return thrown.code;
  const [error] = errors;
  return error ? [error.code, ...error.reasons].join(' ') : null;
};

export const HOUR = 3_600_000;
export const MINUTE = 60_000;
