import type { DomainEvents } from '@tbt/contracts';

const at = '2027-03-05T14:00:00.000Z';
const SUBJECTS = [
  { subject: 'document', documentType: 'insurance' },
  { subject: 'licence', documentType: 'license' },
  { subject: 'licence', documentType: 'certification' },
] as const;
const sent = { userId: 3, subjectId: 4, province: 'Quebec', at };

/** Payloads of tests: one for each workflow. */
export const VERIFICATION_EXAMPLES: {
  [
    N in `verification.${'submitted' | 'decided' | 'withdrawn'}` | 'licence.expiring'
  ]: DomainEvents[N][];
} = {
  'verification.submitted': SUBJECTS.map((subject) => ({ ...sent, ...subject })),
  'verification.decided': SUBJECTS.flatMap((subject) => {
    const decided = { ...sent, ...subject, reason: null, expiresOn: null };
    return [
      ...(['approved', 'rejected'] as const).map((status) => ({ ...decided, status })),
      { ...decided, status: 'rejected' as const, isWithdrawn: subject.subject === 'licence' },
    ];
  }),
  'verification.withdrawn': [],
  'licence.expiring': (['license', 'certification'] as const).flatMap((documentType) =>
    [60, 0].map((daysLeft) => ({
      ...{ userId: 3, licenceId: 4, documentType, province: 'Quebec', regulator: 'NDAEB', at },
      ...{ expiresOn: '2027-03-05', daysLeft },
    })),
  ),
};
