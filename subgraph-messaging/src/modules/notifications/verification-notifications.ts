import type { DocumentType, DomainEvents } from '@tbt/contracts';
import type { NotificationOrder } from './notification-rules';
import { caseKey } from './settled-notifications';

/** A licence that certifies, where none is issued; events of earlier releases do not say so. */
const licenceWord = (documentType: DocumentType | null | undefined) =>
  documentType === 'certification' ? 'certification' : 'licence';

type Subject = Pick<DomainEvents['verification.submitted'], 'subject' | 'documentType'>;

const wordOf = ({ subject, documentType }: Subject) =>
  subject === 'licence' ? licenceWord(documentType) : subject;

export const verificationSubmitted = (
  event: DomainEvents['verification.submitted'],
): NotificationOrder[] => {
  const { userId, subject, subjectId, documentType, province } = event;
  return [
    {
      workflow: `verification.${wordOf(event)}-received`,
      to: { userId },
      params: { documentType, province },
    },
    {
      workflow: 'verification.waiting',
      to: 'admins',
      params: { personId: userId, caseKey: caseKey(subject, subjectId) },
    },
  ];
};

export const verificationDecided = (
  event: DomainEvents['verification.decided'],
): NotificationOrder[] => {
  const { userId, status, documentType, province, reason, expiresOn } = event;
  return [
    {
      workflow: event.isWithdrawn
        ? `verification.${licenceWord(documentType)}-withdrawn`
        : `verification.${wordOf(event)}-${status}`,
      to: { userId },
      params: { documentType, province, reason, expiresOn },
    },
  ];
};

export const licenceExpiring = ({
  userId,
  documentType,
  province,
  regulator,
  expiresOn,
  daysLeft,
}: DomainEvents['licence.expiring']): NotificationOrder[] => [
  {
    workflow: `verification.${licenceWord(documentType)}-${daysLeft > 0 ? 'expiring' : 'expired'}`,
    to: { userId },
    params: { province, regulator, expiresOn, daysLeft },
  },
];
