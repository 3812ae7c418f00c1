import {
  APPLICATION_EDGES,
  APPLICATION_STATUSES,
  DOMAIN_EVENT_NAMES,
  EVENT_CONSUMERS,
  INVITATION_EDGES,
  type DomainEventName,
  type DomainEvents,
} from '@tbt/contracts';
import { WORKFLOW_KEYS, type WorkflowKey } from '../workflows';
import { NOTICES, isSilent, noticesOf } from './notices';

const at = '2027-03-05T14:00:00.000Z';
const shift = { jobId: 5, revision: 1, clinicId: 2, professionalId: 3, at };
const invitation = {
  ...{ ...shift, invitationId: 1, status: 'pending' as const, by: 'clinic' as const },
  ...{ hourlyRate: '52.00', isRefill: false },
};
const decided = {
  userId: 3,
  subjectId: 4,
  documentType: 'insurance' as const,
  province: 'Ontario',
  reason: null,
  expiresOn: null,
  at,
};

/** Payloads of each event that speak, one for each of its workflows. */
const EXAMPLES: { [N in DomainEventName]: DomainEvents[N][] } = {
  'user.changed': [],
  'contact.changed': [],
  'block.changed': [],
  'export.requested': [],
  'export.part-stored': [],
  'erasure.part-done': [],
  'account.erased': [],
  'application.changed': [
    ...APPLICATION_STATUSES.map((status) => ({ ...shift, applicationId: 1, status })),
    ...APPLICATION_EDGES.flatMap(({ action, to: status, by }) =>
      by.map((party) => ({ ...shift, applicationId: 1, status, action, by: party })),
    ),
  ],
  'invitation.changed': [
    ...[false, true].map((isRefill) => ({ ...invitation, isRefill })),
    ...INVITATION_EDGES.filter(({ tells }) => tells.length > 0).flatMap(({ to: status, by }) =>
      by.map((party) => ({ ...invitation, status, by: party })),
    ),
  ],
  'booking.changed': (
    ['booked', 'cancelled_by_temp', 'cancelled_by_clinic', 'released'] as const
  ).map((status) => ({ ...shift, bookingId: 1, status, startsAt: at, endsAt: at })),
  'account.link-requested': (['confirm-email', 'reset-password', 'change-email'] as const).map(
    (purpose) => ({
      ...{ userId: 3, purpose, email: 'a@example.test', sealed: 'x', at },
      expiresAt: '2027-03-05T14:30:00.000Z',
    }),
  ),
  'account.security-changed': [
    { userId: 3, change: 'password', sealedFormerEmail: null, at },
    { userId: 3, change: 'email', sealedFormerEmail: 'x', at },
  ],
  'verification.submitted': (['document', 'licence'] as const).map((subject) => ({
    ...{ userId: 3, subject, subjectId: 4, documentType: null, province: null, at },
  })),
  'verification.decided': (['document', 'licence'] as const).flatMap((subject) =>
    (['approved', 'rejected'] as const).map((status) => ({ ...decided, subject, status })),
  ),
  'hiring-interest.changed': (['interested', 'hired'] as const).map((status) => ({
    ...{ hiringInterestId: 1, clinicId: 2, professionalId: 3, status, at },
  })),
  'licence.expiring': [60, 0].map((daysLeft) => ({
    ...{ userId: 3, licenceId: 4, province: 'Ontario', regulator: 'CDHO', daysLeft, at },
    expiresOn: '2027-03-05',
  })),
  'waitlist.joined': [
    {
      ...{ entryId: 1, email: 'a@example.test', name: 'Robin', role: 'clinic', at },
      ...{ province: 'Ontario', locale: 'fr-CA' },
    },
  ],
  'promotion.claimed': [{ userId: 2, code: 'FIRST5FREE', order: 1, remaining: 4, at }],
  'export.ready': [{ userId: 2, exportId: 1, expiresAt: at, at }],
};

describe.each(DOMAIN_EVENT_NAMES)('%s', (name) => {
  it('tells somebody, or says why nobody', () => {
    const entry = NOTICES[name];
    expect(entry).toBeDefined();
    if (isSilent(entry as never)) {
      expect((entry as { silent: string }).silent.length).toBeGreaterThan(10);
      expect(EXAMPLES[name]).toEqual([]);
      return;
    }
    expect(EVENT_CONSUMERS[name]).toContain('messaging');
    expect(EXAMPLES[name].length).toBeGreaterThan(0);
    for (const example of EXAMPLES[name]) {
      expect(noticesOf(name, example as never).length).toBeGreaterThan(0);
    }
  });
});

it('uses every workflow that no service sends by itself', () => {
  const sentByServices: WorkflowKey[] = ['contact.received'];
  const used = DOMAIN_EVENT_NAMES.flatMap((name) =>
    EXAMPLES[name].flatMap((example) => noticesOf(name, example as never)),
  ).map(({ workflow }) => workflow);
  expect([...new Set([...used, ...sentByServices])].sort()).toEqual([...WORKFLOW_KEYS].sort());
});

it('says nothing of steps that concern nobody', () => {
  const contacted = { hiringInterestId: 1, clinicId: 2, professionalId: 3, at } as const;
  for (const status of ['contacted', 'withdrawn'] as const) {
    expect(noticesOf('hiring-interest.changed', { ...contacted, status })).toEqual([]);
  }
});

it('tells exactly those whom the edge of an offer names, of the other side', () => {
  const userOf = { temp: shift.professionalId, clinic: shift.clinicId };
  for (const { action, to: status, by, tells } of APPLICATION_EDGES) {
    for (const party of by) {
      const event = { ...shift, applicationId: 1, status, action, by: party, hourlyRate: '52.00' };
      const notices = noticesOf('application.changed', event);
      expect(notices.map(({ to }) => to)).toEqual(tells.map((told) => ({ userId: userOf[told] })));
      for (const { to, params } of notices) expect({ userId: params.personId }).not.toEqual(to);
    }
  }
});

it('says nothing of an invitation that its person’s own offer overtook', () => {
  const accepted = { ...invitation, status: 'accepted' as const };
  expect(noticesOf('invitation.changed', accepted)).toEqual([]);
});
