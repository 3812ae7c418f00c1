import type { AlertMethod, DomainEvents } from '@tbt/contracts';
import type { NotificationChannel } from '../workflows';
import type { NotificationOrder } from './notification-rules';

/** The bell has every shift; the method adds a channel. */
const CHANNELS: Record<AlertMethod, readonly NotificationChannel[]> = {
  email: ['in_app', 'email'],
  push: ['in_app', 'push'],
  in_app: ['in_app'],
};

export function jobAlertMatched(event: DomainEvents['job-alert.matched']): NotificationOrder[] {
  const { userId, method, shifts, count } = event;
  const [best] = shifts;
  if (!best) return [];
  const isOne = count === 1;
  return [
    {
      workflow: isOne ? 'job-alert.one' : 'job-alert.several',
      to: { userId },
      channels: CHANNELS[method],
      params: {
        ...{ jobId: best.jobId, city: best.city, province: best.province, rate: best.hourlyRate },
        ...(isOne
          ? {
              ...{ shiftRole: best.role, shiftDate: best.date },
              ...{ shiftStart: best.startTime, shiftEnd: best.endTime },
              ...(best.reasons && { reasons: JSON.stringify(best.reasons) }),
            }
          : { count }),
      },
      shifts,
    },
  ];
}
