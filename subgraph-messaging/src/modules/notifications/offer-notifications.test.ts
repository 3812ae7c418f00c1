import { renderNotification } from '../workflows';
import { notificationOrders } from './notification-rules';

const at = '2027-03-05T14:00:00.000Z';
const verified = { applicationId: 1, jobId: 5, clinicId: 2, professionalId: 3, at };

it('tells the clinic that an applicant can be accepted now, of several applications how many', () => {
  const toldOf = (waitingCount: number) =>
    notificationOrders('applicant.verified', { ...verified, waitingCount });
  const order = { workflow: 'application.verified', to: { userId: 2 } };
  expect(toldOf(1)).toMatchObject([{ ...order, params: { personId: 3, count: null } }]);
  expect(toldOf(4)).toMatchObject([{ ...order, params: { count: 4 } }]);
});

it('leads to the candidates of the shift', () => {
  const [order] = notificationOrders('applicant.verified', { ...verified, waitingCount: 1 });
  const people = new Map([[3, 'Ana Reyes']]);
  const shown = renderNotification('application.verified', order?.params ?? {}, 'en-CA', people);
  expect(shown).toMatchObject({
    title: 'Ana Reyes is verified now: you can accept',
    link: { path: '/shifts?shift=5' },
  });
  expect(shown.lines).toHaveLength(1);
});

it('tells the clinic until when an application can be answered, where it is known', () => {
  const event = { ...verified, revision: 1, status: 'pending', action: 'apply' } as const;
  const linesOf = (more: object) => {
    const [order] = notificationOrders('application.changed', { ...event, ...more });
    const people = new Map([[3, 'Ana Reyes']]);
    return renderNotification('application.received', order?.params ?? {}, 'en-CA', people).lines;
  };
  expect(linesOf({})).toHaveLength(1);
  expect(linesOf({ answerBy: { date: '2027-03-06', time: '03:00' } })[1]).toMatch(
    /^Answer by March 6, 2027 at 3:00\sAM, local time of the shift/,
  );
});

it('tells the clinic of an accepted invitation once, as an invitation', () => {
  const parties = { jobId: 5, clinicId: 2, professionalId: 3, at };
  const orders = [
    ...notificationOrders('application.changed', {
      ...{ ...parties, applicationId: 1, revision: 1, status: 'accepted' },
      ...{ action: 'accept_invitation', by: 'temp' },
    }),
    ...notificationOrders('booking.changed', {
      ...{ ...parties, bookingId: 1, date: '2027-03-06', startTime: '08:00', revision: 1 },
      ...{ status: 'booked', startsAt: at, endsAt: at, action: 'book', by: 'temp' },
      ...{ undoUntil: null, undoUntilTime: null, compensation: null, reliabilityPoints: 0 },
      isInvited: true,
    }),
  ];
  expect(orders).toMatchObject([
    { workflow: 'invitation.accepted', to: { userId: 2 } },
    { workflow: 'booking.agreed', to: { userId: 3 } },
  ]);
  const people = new Map([[3, 'Ana Reyes']]);
  const shown = renderNotification('invitation.accepted', orders[0]?.params ?? {}, 'en-CA', people);
  expect(shown).toMatchObject({
    title: 'Ana Reyes accepted your invitation',
    link: { path: '/shifts/5/booked' },
  });
});
