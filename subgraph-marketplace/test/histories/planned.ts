import type { ApplicationAction, BookingAction } from '@tbt/contracts';
import { applicationTransitions } from '../../src/transitions/application-table';
import { bookingTransitions } from '../../src/transitions/booking-table';
import { shift } from '../factories';
import type { Act } from './acts';
import { personOf, pick, pickFor, sideOf, type Planned, type Play } from './cast-moves';
import { onShiftDay } from './planned-shift-day';
import { isShiftDayAct, type ShiftDayAct } from './shift-day-acts';
import type { Snapshot } from './snapshot';

const MINUTE = 60_000;

/** Before the day of a shift. */
type ShiftAct = Exclude<Act, ShiftDayAct>;

type OnApplication = 'counter' | 'accept' | 'decline' | 'withdraw';
const APPLICATION_ACTION = {
  counter: { temp: 'counter_back', clinic: 'counter' },
  accept: { temp: 'accept_counter', clinic: 'accept' },
  decline: { temp: 'decline_counter', clinic: 'decline' },
  withdraw: { temp: 'withdraw', clinic: 'withdraw' },
} as const satisfies Record<OnApplication, Record<'temp' | 'clinic', ApplicationAction>>;
const APPLICATION_MUTATION = {
  counter: 'counterApplication',
  accept: 'acceptApplication',
  decline: 'declineApplication',
  withdraw: 'withdrawApplication',
} as const;

/** Differ from the other side's rate, which is no counter-offer. */
const COUNTER_RATE = { temp: '61.25', clinic: '57.00' } as const;

const applicationAction = (kind: OnApplication, by: 'temp' | 'clinic'): ApplicationAction =>
  APPLICATION_ACTION[kind][by];

function onApplication(play: Play, now: Snapshot, act: ShiftAct): Planned | null {
  if (!('application' in act)) return null;
  const by = act.kind === 'withdraw' ? 'temp' : act.by;
  const action = applicationAction(act.kind, by);
  const row = pickFor(
    now.applications,
    act.application,
    ({ status }) => applicationTransitions(status, action, by).length > 0,
  );
  if (!row) return null;
  return {
    mutation: APPLICATION_MUTATION[act.kind],
    who: sideOf(play, by, row),
    input: {
      applicationId: String(row.id),
      ...(act.kind === 'counter' && { hourlyRate: COUNTER_RATE[by] }),
    },
    aim: { of: 'applications', id: row.id, action, by },
  };
}

const movedEnd = (hours: number) => `${String(16 + hours).padStart(2, '0')}:30`;

/** By the declared table, or by an open proposal. */
function suitsBooking(act: ShiftAct, by: 'temp' | 'clinic', now: Snapshot) {
  const under = (status: Snapshot['bookings'][number]['status'], action: BookingAction) =>
    bookingTransitions(status, action, by).length > 0;
  return ({ id, status }: Snapshot['bookings'][number]): boolean => {
    switch (act.kind) {
      case 'confirm':
        return under(status, 'confirm');
      case 'undo':
        return under(status, `undo_cancel_by_${by}`);
      case 'answerChange':
        return now.changes.some((change) => change.bookingId === id && change.by !== by);
      default:
        return under(status, `cancel_by_${by}`);
    }
  };
}

function onBooking(play: Play, now: Snapshot, act: ShiftAct): Planned | null {
  if (!('booking' in act)) return null;
  const by = act.kind === 'confirm' ? 'temp' : act.by;
  const row = pickFor(now.bookings, act.booking, suitsBooking(act, by, now));
  if (!row) return null;
  const who = sideOf(play, by, row);
  const input = { bookingId: String(row.id) };
  const aim = (action: BookingAction) => ({ of: 'bookings' as const, id: row.id, action, by });
  switch (act.kind) {
    case 'confirm':
      return { mutation: 'confirmBooking', who, input, aim: aim('confirm') };
    case 'cancel': {
      const cancelling = { ...input, reason: 'illness' };
      return { mutation: 'cancelBooking', who, input: cancelling, aim: aim(`cancel_by_${by}`) };
    }
    case 'undo':
      return { mutation: 'undoCancellation', who, input, aim: aim(`undo_cancel_by_${by}`) };
    case 'propose': {
      const proposal = { ...input, endTime: movedEnd(act.hours) };
      return { mutation: 'proposeBookingChange', who, input: proposal };
    }
    default: {
      const change = now.changes.find(({ bookingId }) => bookingId === row.id);
      if (!change) return null;
      const answer = { changeId: String(change.id), isAccepted: act.isAccepted };
      return { mutation: 'answerBookingChange', who, input: answer };
    }
  }
}

function onShift(play: Play, now: Snapshot, act: ShiftAct): Planned | null {
  const { temps, clinics } = play.cast;
  switch (act.kind) {
    case 'post': {
      const day = new Date(play.today.getTime() + act.day * 24 * 60 * MINUTE);
      const times = { startTime: `${String(act.hour).padStart(2, '0')}:00`, endTime: '16:30' };
      const inviteIds = temps.slice(0, act.invites).map(({ id }) => String(id));
      const who = pick(clinics, act.clinic);
      const input = { ...shift({ date: day.toISOString().slice(0, 10), ...times }), inviteIds };
      return who ? { mutation: 'postJob', who, input } : null;
    }
    case 'apply': {
      const [job, who] = [pick(now.jobs, act.job), pick(temps, act.temp)];
      const rate = act.rate === null ? {} : { hourlyRate: act.rate };
      return job && who
        ? { mutation: 'applyToJob', who, input: { jobId: String(job.id), ...rate } }
        : null;
    }
    case 'invite': {
      const [job, temp] = [pick(now.jobs, act.job), pick(temps, act.temp)];
      if (!job || !temp) return null;
      const input = { jobId: String(job.id), professionalIds: [String(temp.id)] };
      return { mutation: 'inviteToJob', who: personOf(clinics, job.clinicId), input };
    }
    case 'answerInvitation': {
      const row = pick(now.invitations, act.invitation);
      if (!row) return null;
      const mutation = act.isAccepted ? 'acceptInvitation' : 'declineInvitation';
      const input = { invitationId: String(row.id) };
      return { mutation, who: personOf(temps, row.tempId), input };
    }
    case 'close': {
      const job = pick(now.jobs, act.job);
      if (!job) return null;
      const input = { jobId: String(job.id) };
      return { mutation: 'closeJob', who: personOf(clinics, job.clinicId), input };
    }
    default:
      return null;
  }
}

export const plannedFor = (play: Play, now: Snapshot, act: Act): Planned | null =>
  isShiftDayAct(act)
    ? onShiftDay(play, now, act)
    : (onShift(play, now, act) ?? onApplication(play, now, act) ?? onBooking(play, now, act));
