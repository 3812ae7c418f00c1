import type { DomainEvents } from '@tbt/contracts';
import { withShiftPlace } from '../contacts';
import { renderNotification } from '../workflows';
import { notificationOrders } from './notification-rules';

const at = '2027-03-05T14:00:00.000Z';
const parties = { jobId: 5, clinicId: 2, professionalId: 3, at };
const people = new Map([
  [2, 'Maple Dental'],
  [3, 'Ana Reyes'],
]);
const booked: DomainEvents['booking.changed'] = {
  ...{ ...parties, bookingId: 1, date: '2027-03-06', startTime: '08:00', revision: 1 },
  ...{ status: 'confirmed', startsAt: at, endsAt: at, action: 'book', by: 'clinic' },
  ...{ undoUntil: null, undoUntilTime: null, compensation: null, reliabilityPoints: 0 },
};

it('tells each side of an emergency’s booking once, without an application or an invitation', () => {
  const application: DomainEvents['application.changed'] = {
    ...{ ...parties, applicationId: 1, revision: 1, status: 'accepted' },
    ...{ action: 'accept_invitation', by: 'temp', isOfEmergency: true },
  };
  expect(notificationOrders('application.changed', application)).toEqual([]);
  const orders = notificationOrders('booking.changed', { ...booked, emergency: 'answered' });
  expect(orders).toMatchObject([
    { workflow: 'booking.made', to: { userId: 2 } },
    { workflow: 'emergency.booked', to: { userId: 3 }, channels: ['email'] },
  ]);
  const shown = renderNotification('emergency.booked', orders[1]?.params ?? {}, 'en-CA', people);
  expect(shown).toMatchObject({
    title: 'You are booked with Maple Dental',
    lines: ['You answered the clinic’s emergency request, and the shift is yours.'],
    link: { path: '/shifts/5/booked' },
  });
});

it('rings the bell of the professional whose answer was chosen', () => {
  const [, order] = notificationOrders('booking.changed', { ...booked, emergency: 'chosen' });
  expect(order?.channels).toBeUndefined();
});

it.each([
  [false, '$60.00 an hour. The first to accept is booked.'],
  [true, '$60.00 an hour. Answers are collected for 2 minutes, and the best match is booked.'],
])('says who is booked: %j is chosen for the clinic', (isAssignedForMe, line) => {
  const [order] = notificationOrders('emergency.offered', {
    ...{ emergencyRequestId: 1, jobId: 5, clinicId: 2, at, wave: 1 },
    ...{ professionalIds: [3], hourlyRate: '60.00', isAssignedForMe },
  });
  const { lines } = renderNotification('emergency.offered', order?.params ?? {}, 'en-CA', people);
  expect(lines).toEqual([line]);
});

it('says where the shift is and how far from each professional, as far as it is known', () => {
  const hours = { date: '2027-03-06', startTime: '08:00', endTime: '16:00' };
  const orders = notificationOrders('emergency.offered', {
    ...{ emergencyRequestId: 1, jobId: 5, clinicId: 2, at, wave: 1, professionalIds: [3, 4] },
    ...{ hourlyRate: '60.00', distancesKm: [2.4, null] },
    shift: { role: 'hygienist', ...hours, province: 'Ontario', isAtOffice: false },
  });
  const [near, unknown] = orders.map(({ workflow, params }) =>
    renderNotification(workflow, params, 'en-CA', people),
  );
  const rate = '$60.00 an hour. The first to accept is booked.';
  expect(near?.lines).toEqual(['Ontario.', rate, 'About 2 km from you.']);
  expect(near?.brief).toEqual(['Ontario.', rate]);
  expect(unknown?.lines).toEqual(['Ontario.', rate]);
});

it('names the further location where the shift is, by street or town', () => {
  const hours = { date: '2027-03-06', startTime: '08:00', endTime: '16:00' };
  for (const locationPlace of ['40 Queen St, Ottawa', 'Kingston']) {
    const [order] = notificationOrders('emergency.offered', {
      ...{ emergencyRequestId: 1, jobId: 5, clinicId: 2, at, wave: 1, professionalIds: [3] },
      ...{ hourlyRate: '60.00', distancesKm: [2.4] },
      shift: { role: 'hygienist', ...hours, province: 'Ontario', isAtOffice: false, locationPlace },
    });
    const params = withShiftPlace(order?.params ?? {}, new Map());
    const { lines } = renderNotification('emergency.offered', params, 'en-CA', people);
    expect(lines[0]).toBe(`${locationPlace}.`);
  }
});

it('says it to those whose own application to the shift waits', async () => {
  const orders = notificationOrders('emergency.offered', {
    ...{ emergencyRequestId: 1, jobId: 5, clinicId: 2, at, wave: 1, professionalIds: [3, 4] },
    ...{ hourlyRate: '60.00', applied: [{ professionalId: 3, on: '2027-03-04' }] },
  });
  const [applied, other] = orders.map(
    ({ params }) => renderNotification('emergency.offered', params ?? {}, 'en-CA', people).lines,
  );
  expect(applied).toEqual([
    '$60.00 an hour. The first to accept is booked.',
    'You applied to this shift on March 4, 2027, and the clinic has not answered. An answer here counts at once.',
  ]);
  expect(other).toHaveLength(1);
});

it('tells all who were asked of a cancelled request, and mails those who answered', () => {
  const orders = notificationOrders('emergency.ended', {
    ...{ emergencyRequestId: 1, jobId: 5, clinicId: 2, at, status: 'cancelled' },
    ...{ notChosenIds: [3], askedIds: [3, 4, 5], cancelledForIds: [3, 4] },
  });
  expect(orders).toMatchObject([
    { workflow: 'emergency.cancelled', to: { userId: 3 } },
    { workflow: 'emergency.cancelled', to: { userId: 4 }, channels: ['in_app'] },
  ]);
  expect(orders[0]?.channels).toBeUndefined();
  const [, asked] = orders;
  const shown = renderNotification('emergency.cancelled', asked?.params ?? {}, 'en-CA', people);
  expect(shown).toMatchObject({
    title: 'Maple Dental cancelled an emergency shift',
    lines: ['There is nothing left to answer.'],
  });
});

it('leads from the request to confirm to the page where it is done', () => {
  const reminder = { ...booked, kind: 'confirm_asked' } as const;
  const [order] = notificationOrders('booking.reminder', reminder);
  const shown = renderNotification('booking.confirm-asked', order?.params ?? {}, 'en-CA', people);
  expect(shown.link?.path).toBe('/shifts/1');
});
