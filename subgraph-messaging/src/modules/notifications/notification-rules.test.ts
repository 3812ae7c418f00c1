import {
  APPLICATION_STATUSES,
  BOOKING_CHANGE_STATUSES,
  DOMAIN_EVENT_NAMES,
  EVENT_CONSUMERS,
  type ApplicationAction,
  type ApplicationStatus,
  type BookingAction,
  type BookingEventAction,
  type BookingStatus,
  type DomainEventName,
  type DomainEvents,
  type InvitationAction,
  type InvitationStatus,
  type ShiftParty,
  type ShiftSide,
} from '@tbt/contracts';
import { WORKFLOW_KEYS, type WorkflowKey } from '../workflows';
import { CLINIC_ALERT_EXAMPLES } from './clinic-alert-examples';
import { EMERGENCY_EXAMPLES } from './emergency-examples';
import { ACCOUNT_EXAMPLES } from './account-examples';
import { HOURS_EXAMPLES } from './hours-examples';
import { INVOICE_EXAMPLES } from './invoice-examples';
import { JOB_ALERT_EXAMPLES } from './job-alert-examples';
import { NOTIFICATION_RULES, isSilent, notificationOrders } from './notification-rules';
import { STATEMENT_EXAMPLES } from './statement-examples';
import { SUBSCRIPTION_EXAMPLES } from './subscription-examples';
import { SUPPORT_EXAMPLES } from './support-examples';
import { REMINDER_EXAMPLES } from './reminder-examples';
import { DISPUTE_EXAMPLES } from './test-dispute-events';
import { VERIFICATION_EXAMPLES } from './verification-examples';

const at = '2027-03-05T14:00:00.000Z';
const shift = { jobId: 5, revision: 1, clinicId: 2, professionalId: 3, at };
const invitation = {
  ...{ ...shift, invitationId: 1, status: 'pending' as const, by: 'clinic' as const },
  ...{ hourlyRate: '52.00', isRefill: false },
};
const booked = {
  ...{ bookingId: 1, jobId: 5, clinicId: 2, professionalId: 3, at },
  ...{ date: '2027-03-05', startTime: '08:00' },
};
const booking = (
  status: BookingStatus,
  action: BookingEventAction,
): DomainEvents['booking.changed'] => ({
  ...{ ...booked, revision: 1, status, startsAt: at, endsAt: at, action, by: 'temp' },
  ...{ undoUntil: null, undoUntilTime: null, compensation: null, reliabilityPoints: 0 },
});
/** What a party does to an offer or invitation, and whom it concerns. */
type Move<Action, Status> = [Action, Status, by: ShiftParty, notified: ShiftSide[]];

const OFFER_MOVES: Move<ApplicationAction, ApplicationStatus>[] = [
  ['counter', 'countered', 'clinic', ['temp']],
  ['counter_back', 'pending', 'temp', ['clinic']],
  ['accept', 'accepted', 'clinic', ['temp']],
  ['accept_counter', 'accepted', 'temp', []],
  ['decline', 'declined', 'clinic', ['temp']],
  ['decline_counter', 'withdrawn', 'temp', ['clinic']],
  ['withdraw', 'withdrawn', 'temp', ['clinic']],
  ['withdraw', 'withdrawn', 'clock', ['clinic']],
  ['expire', 'expired', 'clock', ['temp', 'clinic']],
  ['close', 'withdrawn', 'clock', ['temp', 'clinic']],
  ['accept_invitation', 'accepted', 'temp', []],
];
const INVITATION_MOVES: Move<InvitationAction, InvitationStatus>[] = [
  ['accept', 'accepted', 'temp', []],
  ['accept', 'accepted', 'clinic', []],
  ['decline', 'declined', 'temp', ['clinic']],
  ['take', 'taken', 'clock', ['temp']],
  ['expire', 'expired', 'clock', ['temp', 'clinic']],
  ['withdraw', 'withdrawn', 'clinic', ['temp']],
  ['withdraw', 'withdrawn', 'temp', ['clinic']],
  ['withdraw', 'withdrawn', 'clock', ['clinic']],
  ['replace', 'withdrawn', 'clinic', []],
  ['close', 'withdrawn', 'clock', ['temp', 'clinic']],
];
const BOOKING_MOVES: [BookingAction, BookingStatus, notified: ShiftSide[]][] = [
  ['confirm', 'confirmed', ['clinic']],
  ['cancel_by_temp', 'cancelled_by_temp', ['clinic']],
  ['cancel_by_clinic', 'cancelled_by_clinic', ['temp']],
  ['undo_cancel_by_temp', 'booked', ['clinic']],
  ['undo_cancel_by_clinic', 'confirmed', ['temp']],
  ['release', 'released', ['temp', 'clinic']],
];
const DAY_STEPS = ['on_my_way', 'run_late', 'arrive', 'check_in', 'miss'] as const;

/** A payload for each workflow of each event. */
const EXAMPLES: { [N in DomainEventName]: DomainEvents[N][] } = {
  ...{ 'user.changed': [], 'contact.changed': [], 'job.posted': [], 'account.erased': [] },
  ...{
    'block.changed': [],
    'message.attached': [],
    'message.answered': [],
    'export.requested': [],
  },
  ...{ 'export.part-stored': [], 'erasure.part-done': [], 'account.erased': [] },
  'application.changed': [
    ...APPLICATION_STATUSES.map((status) => ({ ...shift, applicationId: 1, status })),
    ...OFFER_MOVES.filter(([, , , notified]) => notified.length > 0).map(
      ([action, status, by]) => ({ ...shift, applicationId: 1, status, action, by }),
    ),
    { ...shift, applicationId: 1, status: 'pending', action: 'keep', by: 'temp' },
    { ...shift, applicationId: 1, status: 'pending', action: 'apply', isUnverified: true },
    { ...shift, applicationId: 1, status: 'pending', action: 'keep', isUnverified: true },
  ],
  'applicant.verified': [{ ...shift, applicationId: 1, waitingCount: 2 }],
  'invitation.changed': [
    ...[false, true].map((isRefill) => ({ ...invitation, isRefill })),
    ...INVITATION_MOVES.filter(([, , , notified]) => notified.length > 0).map(
      ([action, status, by]) => ({ ...invitation, status, action, by }),
    ),
  ],
  'booking.changed': [
    booking('booked', 'book'),
    { ...booking('booked', 'book'), accepted: 'invitation' },
    { ...booking('booked', 'book'), accepted: 'counter' },
    { ...booking('confirmed', 'book'), emergency: 'chosen' },
    ...BOOKING_MOVES.map(([action, status]) => booking(status, action)),
    ...DAY_STEPS.map((action) => booking('booked', action)),
    { ...booking('checked_in', 'check_in'), by: 'clinic' },
    { ...booking('released', 'release'), reason: 'credential_changed' },
  ],
  'booking.settled': (['temp', 'clinic'] as const).flatMap((by) =>
    [true, false].map((isReopened) => ({
      ...{ ...booked, by, isReopened },
      ...{ reliabilityPoints: by === 'temp' ? 50 : 0, compensation: null },
    })),
  ),
  'booking.reminder': REMINDER_EXAMPLES.map((example) => ({ ...booked, ...example })),
  'booking-change.changed': BOOKING_CHANGE_STATUSES.map((status) => ({
    ...{ ...booked, changeId: 1, status, by: 'temp' },
    ...{
      newDate: '2027-03-06',
      newStartTime: '09:00',
      newEndTime: '17:00',
      newHourlyRate: '55.00',
    },
  })),
  ...DISPUTE_EXAMPLES,
  ...SUPPORT_EXAMPLES,
  ...HOURS_EXAMPLES,
  ...JOB_ALERT_EXAMPLES,
  ...EMERGENCY_EXAMPLES,
  ...CLINIC_ALERT_EXAMPLES,
  ...INVOICE_EXAMPLES,
  'waiver.requested': [{ ...booked, compensation: '195.00' }],
  'waiver.decided': [true, false].map((isGranted) => ({
    ...{ ...booked, compensation: '195.00', isGranted },
  })),
  'reliability.appealed': [{ entryId: 1, userId: 3, at }],
  'reliability.appeal-decided': (['upheld', 'removed'] as const).map((status) => ({
    ...{ entryId: 1, userId: 3, status, points: 50, answer: 'A storm.', at },
  })),
  'review.asked': [{ ...booked, sides: ['temp', 'clinic'] }],
  'review.published': [{ ...booked, reviewId: 1, by: 'temp' }],
  'review.replied': [{ ...booked, reviewId: 1, by: 'temp' }],
  'review.reported': [{ ...booked, reviewId: 1, by: 'temp', reporterId: 9 }],
  'review.decided': [true, false].map((isHeld) => ({
    ...{ ...booked, reviewId: 1, by: 'temp', isHeld, wasHeld: !isHeld, reporterIds: [9] },
  })),
  'job.changed': [
    { ...{ jobId: 5, revision: 2, clinicId: 2, professionalIds: [3], at }, changes: ['rate'] },
  ],
  'job.published': [{ jobId: 5, clinicId: 2, at }],
  ...ACCOUNT_EXAMPLES,
  ...VERIFICATION_EXAMPLES,
  'hiring-interest.changed': (['interested', 'hired'] as const).map((status) => ({
    ...{ hiringInterestId: 1, clinicId: 2, professionalId: 3, status, at },
  })),
  'waitlist.joined': [
    {
      ...{ entryId: 1, email: 'a@example.test', name: 'Robin', role: 'clinic', at },
      ...{ province: 'Ontario', locale: 'fr-CA' },
    },
  ],
  ...STATEMENT_EXAMPLES,
  ...SUBSCRIPTION_EXAMPLES,
  'human-review.requested': [{ requestId: 1, userId: 2, jobId: 3, at }],
  'human-review.answered': [{ requestId: 1, userId: 2, jobId: null, at }],
  'export.ready': [{ userId: 2, exportId: 1, expiresAt: at, at }],
};

describe.each(DOMAIN_EVENT_NAMES)('%s', (name) => {
  it('has notifications, or a reason for none', () => {
    const entry = NOTIFICATION_RULES[name];
    expect(entry).toBeDefined();
    if (isSilent(entry as never)) {
      expect((entry as { silent: string }).silent.length).toBeGreaterThan(10);
      expect(EXAMPLES[name]).toEqual([]);
      return;
    }
    expect(EVENT_CONSUMERS[name]).toContain('messaging');
    expect(EXAMPLES[name].length).toBeGreaterThan(0);
    for (const example of EXAMPLES[name]) {
      expect(notificationOrders(name, example as never).length).toBeGreaterThan(0);
    }
  });
});

it('uses every workflow that no service sends by itself', () => {
  const sentByServices: WorkflowKey[] = [
    'contact.answered',
    'contact.received',
    'feedback.received',
    'messages.unread-from',
    'messages.unread',
    'digest.daily',
    'digest.weekly',
  ];
  const used = DOMAIN_EVENT_NAMES.flatMap((name) =>
    EXAMPLES[name].flatMap((example) => notificationOrders(name, example as never)),
  ).map(({ workflow }) => workflow);
  expect([...new Set([...used, ...sentByServices])].sort()).toEqual([...WORKFLOW_KEYS].sort());
});

it('calls a licence of an event of an earlier release a licence', () => {
  const sent = { userId: 3, subject: 'licence', subjectId: 4, province: 'Quebec', at } as const;
  const old = { ...sent, documentType: null };
  const [received] = notificationOrders('verification.submitted', old);
  expect(received?.workflow).toBe('verification.licence-received');
});

it('notifies both sides of a closed offer or invitation, without a reason', () => {
  const closed = { status: 'withdrawn', action: 'close', by: 'clock' } as const;
  const told = [
    ...notificationOrders('invitation.changed', { ...invitation, ...closed }),
    ...notificationOrders('application.changed', { ...shift, applicationId: 1, ...closed }),
  ];
  const [ofInvitation, ofApplication] = ['invitation.closed', 'application.closed'];
  const expected = [ofInvitation, ofInvitation, ofApplication, ofApplication];
  expect(told.map(({ workflow }) => workflow)).toEqual(expected);
  const [temp, clinic] = told.map(({ to }) => to);
  expect(temp).not.toEqual(clinic);
});

it.each(BOOKING_MOVES)('notifies of a booking’s %s to %s: %j', (action, status, notified) => {
  const ids = { clinic: 2, temp: 3 };
  const users = notificationOrders('booking.changed', booking(status, action)).map(
    ({ to }) => to !== 'admins' && to.userId,
  );
  expect(users.sort()).toEqual(notified.map((side) => ids[side]).sort());
});

it('states a cancellation’s fee and until when it can be undone', () => {
  const event = {
    ...booking('cancelled_by_clinic', 'cancel_by_clinic'),
    ...{ undoUntilTime: '14:25', compensation: '195.00' },
  };
  expect(notificationOrders('booking.changed', event)).toMatchObject([
    { to: { userId: 3 }, params: { until: '14:25', compensation: '195.00', date: '2027-03-05' } },
  ]);
  const settled = { ...booked, reliabilityPoints: 0, compensation: '195.00', isReopened: true };
  expect(notificationOrders('booking.settled', { ...settled, by: 'clinic' })).toHaveLength(3);
});

it('understands a booking of an earlier release, which names no action', () => {
  const { action: _, ...old } = booking('cancelled_by_temp', 'cancel_by_temp');
  expect(
    notificationOrders('booking.changed', old as DomainEvents['booking.changed']),
  ).toMatchObject([{ workflow: 'booking.cancelled', to: { userId: 2 } }]);
});

it('sends nothing for a booking moved by new zone data or by both sides', () => {
  for (const action of ['recompute', 'reschedule', 'ask_again'] as const)
    expect(notificationOrders('booking.changed', booking('booked', action))).toEqual([]);
});

it('ignores transitions without a recipient', () => {
  const contacted = { hiringInterestId: 1, clinicId: 2, professionalId: 3, at } as const;
  for (const status of ['contacted', 'withdrawn'] as const) {
    expect(notificationOrders('hiring-interest.changed', { ...contacted, status })).toEqual([]);
  }
});

it.each([
  ...OFFER_MOVES.map((move) => ['application.changed', move] as const),
  ...INVITATION_MOVES.map((move) => ['invitation.changed', move] as const),
])('notifies by %s of %j about the other side', (name, [action, status, by, notified]) => {
  const userOf = { temp: shift.professionalId, clinic: shift.clinicId };
  const event = { ...invitation, applicationId: 1, status, action, by };
  const orders = notificationOrders(name, event as never);
  expect(orders.map(({ to }) => to)).toEqual(notified.map((side) => ({ userId: userOf[side] })));
  for (const { to, params } of orders) expect({ userId: params.personId }).not.toEqual(to);
});

it('gives every order the shift of its event, as a booking agreed on it', () => {
  const times = { startTime: '07:00', endTime: '15:00' };
  const posted = { role: 'hygienist', date: '2027-03-04', ...times } as const;
  const event = { ...booking('cancelled_by_temp', 'cancel_by_temp'), shift: posted };
  const [cancelled] = notificationOrders('booking.changed', { ...event, endTime: '16:00' });
  expect(cancelled?.params).toMatchObject({
    ...{ shiftRole: 'hygienist', shiftDate: '2027-03-05' },
    ...{ shiftStart: '08:00', shiftEnd: '16:00' },
  });
  const [applied] = notificationOrders('application.changed', {
    ...{ ...shift, applicationId: 1, status: 'pending', shift: posted },
  });
  expect(applied?.params).toMatchObject({ shiftDate: '2027-03-04', shiftStart: '07:00' });
});
