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

describe('an application', () => {
  const people = new Map([[3, 'Ana Reyes']]);
  const linesOf = (more: object, locale: 'en-CA' | 'fr-CA' = 'en-CA') => {
    const [order] = notificationOrders('application.changed', {
      ...{ applicationId: 1, revision: 1, jobId: 5, clinicId: 2, professionalId: 3, at },
      ...{ status: 'pending', action: 'apply', by: 'temp', hourlyRate: '32.50', ...more },
    });
    if (!order) throw new Error('the clinic is told');
    const { lines } = renderNotification(order.workflow, order.params, locale, people);
    return lines.join(' ').replace(/[\u00a0\u202f]/g, ' ');
  };

  it('names another rate than the posted one, and no posted one', () => {
    expect(linesOf({ postedRate: '31.00' })).toMatch(
      /^Asks for \$32\.50 an hour; you posted \$31\.00\. Review the application/,
    );
    expect(linesOf({ postedRate: '31.00' }, 'fr-CA')).toMatch(
      /^Taux demandé : 32,50 \$ l’heure; vous avez affiché 31,00 \$\. Consultez/,
    );
    expect(linesOf({ postedRate: '32.50' })).toMatch(/^Review the application/);
    expect(linesOf({})).toMatch(/^Review the application/);
  });

  it('of a professional who is not verified yet asks for no answer', () => {
    const answerBy = { date: '2027-03-06', time: '09:00' };
    for (const action of ['apply', 'keep']) {
      const lines = linesOf({ action, isUnverified: true, answerBy });
      expect(lines).toMatch(/^You can accept once our team has verified/);
      expect(lines).toMatch(/waits for that until Saturday, March 6, 2027 at 9:00/);
      expect(lines).not.toMatch(/Answer by|accept it now|accept or decline/);
    }
  });
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
      accepted: 'invitation',
    }),
  ];
  expect(orders).toMatchObject([
    { workflow: 'invitation.accepted', to: { userId: 2 } },
    { workflow: 'booking.agreed', to: { userId: 3 } },
  ]);
  const ana = new Map([[3, 'Ana Reyes']]);
  const shown = renderNotification('invitation.accepted', orders[0]?.params ?? {}, 'en-CA', ana);
  expect(shown).toMatchObject({
    title: 'Ana Reyes accepted your invitation',
    link: { path: '/shifts/5/booked' },
  });
});

const answerBy = { date: '2027-03-06', time: '03:00' };
const people = new Map([[2, 'Maple Dental']]);
const offer = { ...verified, revision: 1, hourlyRate: '52.00', by: 'clinic' } as const;
const invitation = { ...offer, invitationId: 4, isRefill: false, status: 'pending' } as const;

it.each([
  ['application', 'application.changed', { ...offer, status: 'pending', action: 'apply' }],
  ['application', 'application.changed', { ...offer, status: 'pending', action: 'keep' }],
  ['application', 'applicant.verified', { ...verified, waitingCount: 1 }],
  ['offer', 'application.changed', { ...offer, status: 'countered', action: 'counter' }],
  ['offer', 'application.changed', { ...offer, status: 'pending', action: 'counter_back' }],
  ['invitation', 'invitation.changed', invitation],
  ['invitation', 'invitation.changed', { ...invitation, isRefill: true }],
] as const)(
  'says until when the %s of %s can be answered, where it is known: %j',
  (what, name, event) => {
    const linesOf = (more: object) => {
      const [order] = notificationOrders(name, { ...event, ...more } as never);
      if (!order) throw new Error('nothing is told');
      return renderNotification(order.workflow, order.params, 'en-CA', people).lines.join(' ');
    };
    expect(linesOf({})).not.toContain('Answer by');
    expect(linesOf({ answerBy })).toMatch(
      new RegExp(
        `Answer by Saturday, March 6, 2027 at 3:00\\sAM, local time of the shift; then the ${what} ends\\.`,
      ),
    );
  },
);
