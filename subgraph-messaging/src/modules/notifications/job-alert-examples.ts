import type { DomainEvents } from '@tbt/contracts';

const found: DomainEvents['job-alert.matched'] = {
  ...{ userId: 3, method: 'email', frequency: 'immediate', count: 1 },
  at: '2027-03-05T14:00:00.000Z',
  shifts: [
    {
      ...{ jobId: 5, role: 'hygienist' },
      ...{ date: '2027-03-09', startTime: '08:00', endTime: '16:00' },
      ...{ city: 'Toronto', province: 'Ontario', hourlyRate: '52.00', score: '0.75' },
      reasons: ['role:hygienist', 'city:Toronto', 'rate:52.00', 'day:Tuesday'],
    },
  ],
};

/** Events of tests. */
export const JOB_ALERT_EXAMPLES = {
  'job-alert.matched': [found, { ...found, frequency: 'daily' as const, count: 4 }],
};
