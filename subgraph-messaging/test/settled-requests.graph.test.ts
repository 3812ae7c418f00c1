import type { DomainEventName, DomainEvents } from '@tbt/contracts';
import type { Viewer } from '@tbt/service-kit';
import { createWorld, START, type World } from './factories';

let world: World;
let admins: Viewer[];
beforeEach(async () => {
  world = await createWorld();
  admins = [await world.person({ isAdmin: true }), await world.person({ isAdmin: true })];
  for (const admin of admins) await world.reachable(admin);
});
afterEach(() => world.close());

const unread = () =>
  Promise.all(
    admins.map(async (admin) => {
      const { data } = await world.run<{ unreadNotificationCount: number }>(
        admin,
        '{ unreadNotificationCount }',
      );
      return data.unreadNotificationCount;
    }),
  );

const at = START.toISOString();
const facts = {
  ...{ bookingId: 1, jobId: 5, clinicId: 900, professionalId: 901 },
  ...{ date: '2027-03-12', startTime: '08:00', at },
};
const dispute = {
  ...{ ...facts, by: 'temp', reason: 'hours', openedBy: 'temp' },
  ...{ outcome: null, isFinal: false, until: null },
} as const;
const licence = { userId: 901, subject: 'licence', documentType: null, province: 'Ontario', at };
type Published = { [N in DomainEventName]: [N, DomainEvents[N]] }[DomainEventName];

/** What makes administrators decide, another case of that kind, and the decision of the first. */
const CASES = [
  [
    ['waiver.requested', { ...facts, compensation: '195.00' }],
    ['waiver.requested', { ...facts, bookingId: 2, compensation: '195.00' }],
    ['waiver.decided', { ...facts, compensation: '195.00', isGranted: true }],
  ],
  [
    ['reliability.appealed', { entryId: 1, userId: 901, at }],
    ['reliability.appealed', { entryId: 2, userId: 901, at }],
    [
      'reliability.appeal-decided',
      { entryId: 1, userId: 901, status: 'removed', points: 50, answer: 'A storm.', at },
    ],
  ],
  [
    ['dispute.changed', { ...dispute, disputeId: 1, action: 'open' }],
    ['dispute.changed', { ...dispute, disputeId: 2, action: 'open' }],
    ['dispute.changed', { ...dispute, disputeId: 1, action: 'rule' }],
  ],
  [
    ['review.reported', { ...facts, reviewId: 1, by: 'temp', reporterId: 900 }],
    ['review.reported', { ...facts, reviewId: 2, by: 'clinic', reporterId: 901 }],
    [
      'review.decided',
      { ...facts, reviewId: 1, by: 'temp', isHeld: false, wasHeld: false, reporterIds: [900] },
    ],
  ],
  [
    ['verification.submitted', { ...licence, subjectId: 4 }],
    ['verification.submitted', { ...licence, subjectId: 5 }],
    [
      'verification.decided',
      { ...licence, subjectId: 4, status: 'approved', reason: null, expiresOn: null },
    ],
  ],
  [
    ['verification.submitted', { ...licence, subjectId: 4 }],
    ['verification.submitted', { ...licence, subject: 'document', subjectId: 4 }],
    ['verification.withdrawn', { userId: 901, subject: 'licence', subjectId: 4, at }],
  ],
  [
    ['human-review.requested', { requestId: 1, userId: 901, jobId: null, at }],
    ['human-review.requested', { requestId: 2, userId: 901, jobId: 5, at }],
    ['human-review.answered', { requestId: 1, userId: 901, jobId: null, at }],
  ],
  ...(['contact', 'report'] as const).map((kind) => [
    ['support.received', { kind, caseId: 1, at }],
    ['support.received', { kind, caseId: 2, at }],
    ['support.case-closed', { kind, caseId: 1, at }],
  ]),
] as [Published, Published, Published][];

it.each(CASES.map((each) => [each[2][0], each] as const))(
  '%s settles what every administrator was told, of that case alone',
  async (_name, [asked, other, decided]) => {
    const publish = ([name, payload]: Published) => world.publish(name, payload);
    await publish(asked);
    await publish(other);
    expect(await unread()).toEqual([2, 2]);
    world.bus.signals.length = 0;
    await publish(decided);
    expect(await unread()).toEqual([1, 1]);
    expect(
      world.bus.signals
        .filter(({ name }) => name === 'notifications.read')
        .map((each) => each.payload),
    ).toEqual(admins.map(({ userId }) => ({ recipientId: userId })));
  },
);

describe('an invitation', () => {
  const invitation = {
    ...{ clinicId: 900, professionalId: 0, hourlyRate: '52.00', isRefill: false, by: 'clinic', at },
    ...{ date: '2027-03-12', startTime: '08:00' },
  } as const;

  it.each(['accepted', 'declined', 'expired', 'withdrawn', 'taken'] as const)(
    'that is %s is no news any more, and another one still is',
    async (status) => {
      const temp = await world.person({ role: 'hygienist' });
      await world.reachable(temp);
      const tell = (jobId: number, revision: number, now: 'pending' | typeof status) =>
        world.publish('invitation.changed', {
          ...{ ...invitation, professionalId: temp.userId, by: 'clock' },
          ...{ invitationId: jobId, jobId, revision, status: now },
        });
      await tell(5, 1, 'pending');
      await tell(6, 1, 'pending');
      await tell(5, 2, status);
      const { data } = await world.run<{
        notifications: { edges: { node: { workflow: string; isRead: boolean } }[] };
      }>(temp, '{ notifications(first: 10) { edges { node { workflow isRead } } } }');
      const received = data.notifications.edges
        .map(({ node }) => node)
        .filter(({ workflow }) => workflow === 'invitation.received');
      expect(received.map(({ isRead }) => isRead)).toEqual([false, true]);
    },
  );
});

describe('a counter-offer', () => {
  it.each([
    ['accept_counter', 'accepted'],
    ['decline_counter', 'declined'],
    ['counter_back', 'pending'],
    ['expire', 'expired'],
  ] as const)('after %s is no news any more, and another one still is', async (action, status) => {
    const temp = await world.person({ role: 'hygienist' });
    await world.reachable(temp);
    const offer = {
      ...{ clinicId: 900, professionalId: temp.userId, hourlyRate: '54.00', at },
      ...{ date: '2027-03-12', startTime: '08:00' },
    } as const;
    const tell = (
      jobId: number,
      change: Pick<DomainEvents['application.changed'], 'revision' | 'action' | 'status'>,
    ) => world.publish('application.changed', { ...offer, applicationId: jobId, jobId, ...change });
    await tell(5, { revision: 2, action: 'counter', status: 'countered' });
    await tell(6, { revision: 2, action: 'counter', status: 'countered' });
    await tell(5, { revision: 3, action, status });
    const { data } = await world.run<{
      notifications: { edges: { node: { workflow: string; isRead: boolean } }[] };
    }>(temp, '{ notifications(first: 10) { edges { node { workflow isRead } } } }');
    const received = data.notifications.edges
      .map(({ node }) => node)
      .filter(({ workflow }) => workflow === 'application.countered');
    expect(received.map(({ isRead }) => isRead)).toEqual([false, true]);
  });
});

describe('an emergency request', () => {
  const request = { clinicId: 900, at };
  const offered = (emergencyRequestId: number, professionalIds: number[], more: object = {}) =>
    world.publish('emergency.offered', {
      ...{ ...request, emergencyRequestId, jobId: emergencyRequestId, professionalIds },
      ...{ wave: 1, hourlyRate: '60.00', ...more },
    });
  const bellOf = async (viewer: Viewer) => {
    const { data } = await world.run<{
      notifications: { edges: { node: { workflow: string; isRead: boolean; path: string } }[] };
    }>(viewer, '{ notifications(first: 10) { edges { node { workflow isRead path } } } }');
    return data.notifications.edges
      .map(({ node }) => node)
      .filter(({ workflow }) => workflow === 'emergency.offered');
  };

  it.each(['filled', 'cancelled', 'expired'] as const)(
    'that is %s is no news any more to everyone who was asked, and another one still is',
    async (status) => {
      const temps = [await world.person({ role: 'hygienist' }), await world.person()];
      for (const temp of temps) await world.reachable(temp);
      const askedIds = temps.map(({ userId }) => userId);
      await offered(5, askedIds);
      await offered(6, askedIds);
      const ended = { ...request, emergencyRequestId: 5, jobId: 5, notChosenIds: [], askedIds };
      await world.publish('emergency.ended', { ...ended, status });
      for (const temp of temps)
        expect(await bellOf(temp)).toMatchObject([
          { isRead: false, path: '/emergency-coverage?request=6' },
          { isRead: true, path: '/emergency-coverage?request=5' },
        ]);
    },
  );
});
