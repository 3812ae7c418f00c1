import {
  isCancellationUrgent,
  SHIFT_TERMS,
  type BookingFacts,
  type BookingEventAction,
  type BookingStatus,
  type DomainEvents,
} from '@tbt/contracts';
import type { Topic } from '../mail';
import { checkInNotifications } from './check-in-notifications';
import type { NotificationOrder } from './notification-rules';
import { caseKey } from './settled-notifications';
import { otherSide, sides, type OrderFor } from './notification-sides';

/** Events of earlier releases carry the status only. */
const ACTION_OF_STATUS: Partial<Record<BookingStatus, BookingEventAction>> = {
  booked: 'book',
  cancelled_by_temp: 'cancel_by_temp',
  cancelled_by_clinic: 'cancel_by_clinic',
  released: 'release',
};

const MINUTE_MS = 60_000;
const UNDO_MS = SHIFT_TERMS.undoMinutes * MINUTE_MS;
/** Lets the event of the end of the undo period replace the cancellation. */
const SETTLING_MS = 2 * MINUTE_MS;
const CORRECTION_MS = MINUTE_MS;

const bookingTopic = (event: BookingFacts, mailAfterMs: number | null): Topic => {
  const at = new Date(event.at);
  const mailAfter = mailAfterMs === null ? null : new Date(at.getTime() + mailAfterMs);
  return { key: `booking:${event.bookingId}`, at, mailAfter };
};

/** Mail waits until a cancellation can no longer be undone, except shortly before the shift. */
function cancellationTopic(event: DomainEvents['booking.changed'], isUndone: boolean): Topic {
  if (isCancellationUrgent(new Date(event.startsAt), new Date(event.at)))
    return bookingTopic(event, isUndone ? CORRECTION_MS : null);
  return bookingTopic(event, UNDO_MS + SETTLING_MS);
}

/** Who answered an emergency read on the page that it is booked; the one who was chosen did not. */
function bookedTemp(
  { emergency }: DomainEvents['booking.changed'],
  temp: OrderFor,
): NotificationOrder {
  if (!emergency) return temp('booking.agreed');
  const order = temp('emergency.booked');
  return emergency === 'answered' ? { ...order, channels: ['email'] } : order;
}

const ACCEPTED = {
  invitation: 'invitation.accepted',
  counter: 'application.counter-accepted',
} as const;

/** Transitions that either side can make, by action; the rest have texts of their own. */
export function bookingChanged(event: DomainEvents['booking.changed']): NotificationOrder[] {
  const { clinic, temp } = sides(event);
  const toggled = (order: NotificationOrder, isUndone = false): NotificationOrder[] => [
    { ...order, topic: cancellationTopic(event, isUndone) },
  ];
  const until = { until: event.undoUntilTime, compensation: event.compensation };
  switch (event.action ?? ACTION_OF_STATUS[event.status]) {
    case 'book':
      return [
        event.accepted
          ? clinic(ACCEPTED[event.accepted], { rate: event.hourlyRate })
          : clinic('booking.made'),
        bookedTemp(event, temp),
      ];
    case 'confirm':
      return [clinic('booking.confirmed')];
    case 'cancel_by_temp':
      return toggled(clinic('booking.cancelled', until));
    case 'cancel_by_clinic':
      return toggled(temp('booking.cancelled-by-clinic', until));
    case 'undo_cancel_by_temp':
      return toggled(clinic('booking.restored'), true);
    case 'undo_cancel_by_clinic':
      return toggled(temp('booking.restored'), true);
    case 'release':
      return event.reason === 'credential_changed'
        ? [clinic('booking.unlicensed'), temp('booking.own-licence-changed')]
        : [clinic('booking.released'), temp('booking.released')];
    default:
      return checkInNotifications(event) ?? [];
  }
}

/** At its posted rate; the event has the agreed one. */
const POSTED_AGAIN = { shiftRate: null } as const;

export function bookingSettled(event: DomainEvents['booking.settled']): NotificationOrder[] {
  const tell = sides(event);
  const { by, reliabilityPoints, compensation, isReopened } = event;
  const cancelReason = event.cancelReason ?? null;
  const points = reliabilityPoints > 0 ? reliabilityPoints : null;
  const topic = bookingTopic(event, null);
  const final = tell[by]('booking.cancellation-final', { points, compensation });
  if (by === 'temp') {
    const workflow = isReopened ? 'booking.cancelled-and-reopened' : 'booking.cancelled-for-good';
    const params = { cancelReason, ...(isReopened && POSTED_AGAIN) };
    return [final, { ...tell.clinic(workflow, params), topic }];
  }
  return [
    final,
    { ...tell.temp('booking.cancelled-for-good', { compensation, cancelReason }), topic },
    ...(isReopened ? [tell.clinic('booking.shift-reopened', POSTED_AGAIN)] : []),
  ];
}

const RISK_WORKFLOWS = {
  missing: 'booking.licence-removed',
  rejected: 'booking.licence-refused',
  expired: 'booking.licence-at-risk',
} as const;

function atRisk(event: DomainEvents['booking.reminder']): NotificationOrder[] {
  const { clinic, temp } = sides(event);
  const { gap, releasesAt } = event.risk ?? {};
  const release = { releaseDate: releasesAt?.date, releaseTime: releasesAt?.time };
  const state = (['missing', 'rejected', 'expired'] as const).find((word) => gap?.endsWith(word));
  const workflow = state ? RISK_WORKFLOWS[state] : 'booking.licence-unreviewed';
  return [
    temp(gap ? workflow : 'booking.licence-at-risk', release),
    clinic('booking.at-risk', release),
  ];
}

export function bookingReminder(event: DomainEvents['booking.reminder']): NotificationOrder[] {
  const { clinic, temp } = sides(event);
  switch (event.kind) {
    case 'confirm_asked':
      return [temp('booking.confirm-asked')];
    case 'confirm_missed':
      return [clinic('booking.confirm-missed')];
    case 'at_risk':
      return atRisk(event);
    case 'risk_over':
      return [temp('booking.risk-over'), clinic('booking.risk-over')];
    case 'check_in_asked':
      return [temp('check-in.asked'), clinic('check-in.missing')];
  }
}

export function bookingChangeChanged(
  event: DomainEvents['booking-change.changed'],
): NotificationOrder[] {
  const tell = sides(event);
  const { by, newDate, newStartTime, newEndTime, newHourlyRate } = event;
  const key = `booking-change:${event.bookingId}`;
  const topic: Topic = { key, at: new Date(event.at), mailAfter: null };
  const asked = { newDate, newTime: newStartTime, newEnd: newEndTime, rate: newHourlyRate };
  switch (event.status) {
    case 'open':
      return [{ ...tell[otherSide(by)]('booking-change.proposed', asked), topic }];
    case 'accepted':
      // The line names the rate agreed on.
      return [tell[by]('booking-change.accepted', { ...asked, shiftRate: null })];
    case 'declined':
      return [tell[by]('booking-change.declined', asked)];
    case 'withdrawn':
      return [{ ...tell[otherSide(by)]('booking-change.withdrawn', asked), topic }];
    case 'expired':
      return [
        tell.temp('booking-change.expired', asked),
        tell.clinic('booking-change.expired', asked),
      ];
  }
}

export function waiverRequested(event: DomainEvents['waiver.requested']): NotificationOrder[] {
  const { temp, clinic } = sides(event);
  const { compensation } = event;
  return [
    temp('waiver.asked', { compensation }),
    { ...clinic('waiver.waiting', { personId: event.clinicId }), to: 'admins' },
  ];
}

export function waiverDecided(event: DomainEvents['waiver.decided']): NotificationOrder[] {
  const { temp, clinic } = sides(event);
  const { compensation } = event;
  const workflow = event.isGranted ? 'waiver.granted' : 'waiver.refused';
  return [clinic(workflow, { compensation }), temp(workflow, { compensation })];
}

export const reliabilityAppealed = ({
  userId,
  entryId,
}: DomainEvents['reliability.appealed']): NotificationOrder[] => [
  {
    workflow: 'reliability.waiting',
    to: 'admins',
    params: { personId: userId, caseKey: caseKey('appeal', entryId) },
  },
];

export const appealDecided = ({
  userId,
  status,
  points,
  answer,
}: DomainEvents['reliability.appeal-decided']): NotificationOrder[] => [
  {
    workflow: `reliability.${status}`,
    to: { userId },
    params: { points: points > 0 ? points : null, reason: answer },
  },
];
