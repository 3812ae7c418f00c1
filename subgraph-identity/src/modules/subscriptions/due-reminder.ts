import { PAYMENT_FAILURE_DAYS, TRIAL_REMINDER_DAYS, type PaymentFailureDay } from '@tbt/contracts';
import { GRACE_DAYS } from './subscription-state';
import type { StoredSubscription } from './subscriptions.repository';

const DAY = 86_400_000;
const ago = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);

type Remindable = Pick<
  StoredSubscription,
  | 'providerStatus'
  | 'trialEndsAt'
  | 'trialRemindedAt'
  | 'cancelAtPeriodEnd'
  | 'pastDueSince'
  | 'failureDay'
>;

/** Of several days that are due after a pause, the latest. */
export function dueReminder(row: Remindable, now: Date): PaymentFailureDay | 'trial' | null {
  const { trialEndsAt, pastDueSince } = row;
  if (row.providerStatus === 'trialing') {
    const isNear =
      trialEndsAt !== null &&
      trialEndsAt > now &&
      trialEndsAt <= ago(now, -TRIAL_REMINDER_DAYS) &&
      !row.cancelAtPeriodEnd;
    return isNear && row.trialRemindedAt === null ? 'trial' : null;
  }
  if (row.providerStatus !== 'past_due' || pastDueSince === null) return null;
  if (pastDueSince <= ago(now, GRACE_DAYS)) return null;
  const day = PAYMENT_FAILURE_DAYS.findLast((one) => pastDueSince <= ago(now, one));
  return day !== undefined && day > (row.failureDay ?? -1) ? day : null;
}
