import type { DomainEvents } from '@tbt/contracts';
import type { NotificationOrder } from './notification-rules';

export const alertSent = ({
  alertId,
  clinicId,
  professionalIds,
}: DomainEvents['clinic-alert.sent']): NotificationOrder[] =>
  professionalIds.map((userId) => ({
    workflow: 'clinic-alert.received',
    to: { userId },
    params: { personId: clinicId, alertId },
  }));

export const alertDigest = ({
  recipients,
}: DomainEvents['clinic-alert.digest']): NotificationOrder[] =>
  recipients.map(({ professionalId: userId }) => ({
    workflow: 'clinic-alert.digest',
    to: { userId },
    params: {},
  }));

/** Who is not interested stays in the clinic's list. */
export const alertAnswered = ({
  alertId,
  clinicId,
  professionalId,
  answer,
}: DomainEvents['clinic-alert.answered']): NotificationOrder[] =>
  answer === 'interested'
    ? [
        {
          workflow: 'clinic-alert.interested',
          to: { userId: clinicId },
          params: { personId: professionalId, alertId },
        },
      ]
    : [];
