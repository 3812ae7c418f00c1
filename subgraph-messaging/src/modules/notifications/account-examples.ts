import type { DomainEvents } from '@tbt/contracts';

const at = '2027-03-05T14:00:00.000Z';

type AccountEvent =
  | 'account.link-requested'
  | 'account.security-changed'
  | 'clinic.member-invited'
  | 'clinic.member-changed';

export const ACCOUNT_EXAMPLES: { [N in AccountEvent]: DomainEvents[N][] } = {
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
  'clinic.member-invited': [
    {
      ...{ clinicId: 2, email: 'a@example.test', role: 'scheduler', locale: 'en-CA', sealed: 'x' },
      ...{ expiresAt: '2027-03-12T14:30:00.000Z', at },
    },
  ],
  'clinic.member-changed': (['joined', 'role', 'left', 'removed'] as const).map((change) => ({
    ...{ clinicId: 2, userId: 3, role: 'scheduler', change, at },
  })),
};
