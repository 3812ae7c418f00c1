import type { DomainEvents, ShiftSide } from '@tbt/contracts';
import type { WorkflowKey } from '../workflows';
import type { NotificationOrder } from './notification-rules';

type Offer = DomainEvents['application.changed'];
type Invitation = DomainEvents['invitation.changed'];
type OfferAction = NonNullable<Offer['action']>;
type Pair = Pick<Offer, 'clinicId' | 'professionalId' | 'jobId'>;

const TEMP = ['temp'] as const;
const CLINIC = ['clinic'] as const;
const BOTH = ['temp', 'clinic'] as const;

const OFFER_NOTIFICATIONS: Record<
  Exclude<OfferAction, 'apply'>,
  { workflow: WorkflowKey; recipients: readonly ShiftSide[] }
> = {
  keep: { workflow: 'application.kept', recipients: CLINIC },
  counter: { workflow: 'application.countered', recipients: TEMP },
  counter_back: { workflow: 'application.countered-back', recipients: CLINIC },
  accept: { workflow: 'application.accepted', recipients: TEMP },
  // The booking tells these two.
  accept_counter: { workflow: 'application.counter-accepted', recipients: [] },
  decline: { workflow: 'application.declined', recipients: TEMP },
  decline_counter: { workflow: 'application.counter-declined', recipients: CLINIC },
  withdraw: { workflow: 'application.withdrawn', recipients: CLINIC },
  expire: { workflow: 'application.expired', recipients: BOTH },
  close: { workflow: 'application.closed', recipients: BOTH },
  accept_invitation: { workflow: 'invitation.accepted', recipients: [] },
};

// Events of releases without actions.
const ACTION_OF_STATUS: Record<Offer['status'], OfferAction> = {
  pending: 'apply',
  countered: 'counter',
  accepted: 'accept',
  declined: 'decline',
  withdrawn: 'withdraw',
  expired: 'expire',
};

const deadlineOf = (by: Offer['answerBy']) => by && { answerDate: by.date, answerTime: by.time };

const orderFor = (
  workflow: WorkflowKey,
  to: ShiftSide,
  { clinicId, professionalId, jobId }: Pair,
  { hourlyRate, answerBy }: Pick<Offer, 'hourlyRate' | 'answerBy'>,
): NotificationOrder => {
  const [userId, personId] =
    to === 'clinic' ? [clinicId, professionalId] : [professionalId, clinicId];
  const params = { personId, jobId, rate: hourlyRate, ...deadlineOf(answerBy) };
  return { workflow, to: { userId }, params };
};

/** Names a rate other than the posted one, and whether it can be accepted yet. */
function applied(event: Offer): NotificationOrder[] {
  const { hourlyRate, postedRate, isUnverified } = event;
  const workflow = isUnverified ? 'application.received-unverified' : 'application.received';
  const order = orderFor(workflow, 'clinic', event, event);
  const isOther = postedRate !== undefined && Number(hourlyRate) !== Number(postedRate);
  return [{ ...order, params: { ...order.params, postedRate: isOther ? postedRate : null } }];
}

export function offerNotifications(event: Offer): NotificationOrder[] {
  if (event.isOfEmergency) return [];
  const action = event.action ?? ACTION_OF_STATUS[event.status];
  if (action === 'apply') return applied(event);
  if (action === 'keep' && event.isUnverified)
    return [orderFor('application.kept-unverified', 'clinic', event, event)];
  const { workflow, recipients } = OFFER_NOTIFICATIONS[action];
  // Withdrawn by the system: the professional is booked elsewhere at that time.
  const isBookedElsewhere = action === 'withdraw' && event.by === 'clock';
  return recipients.map((to) =>
    orderFor(isBookedElsewhere ? 'application.booked-elsewhere' : workflow, to, event, event),
  );
}

/** The clinic could not accept before. */
export const applicantVerified = ({
  clinicId,
  professionalId,
  jobId,
  waitingCount,
  answerBy,
}: DomainEvents['applicant.verified']): NotificationOrder[] => [
  {
    workflow: 'application.verified',
    to: { userId: clinicId },
    params: {
      personId: professionalId,
      jobId,
      count: waitingCount > 1 ? waitingCount : null,
      ...deadlineOf(answerBy),
    },
  },
];

function invitationWorkflow({ status, action, by, isRefill }: Invitation): WorkflowKey {
  if (action === 'close') return 'invitation.closed';
  if (status === 'pending') return isRefill ? 'invitation.received-again' : 'invitation.received';
  if (status === 'withdrawn' && by === 'clock') return 'invitation.booked-elsewhere';
  return `invitation.${status}`;
}

const INVITATION_RECIPIENTS: Record<
  Exclude<Invitation['status'], 'withdrawn'>,
  readonly ShiftSide[]
> = {
  pending: TEMP,
  // The accepted offer or the booking sends its own.
  accepted: [],
  declined: CLINIC,
  taken: TEMP,
  expired: BOTH,
};

function invitationRecipients({ status, action, by }: Invitation): readonly ShiftSide[] {
  if (status !== 'withdrawn') return INVITATION_RECIPIENTS[status];
  if (action === 'close') return BOTH;
  // The clinic's answer to the professional's own offer tells it.
  if (action === 'replace') return [];
  return by === 'clinic' ? TEMP : CLINIC;
}

export const invitationNotifications = (event: Invitation): NotificationOrder[] =>
  invitationRecipients(event).map((to) => orderFor(invitationWorkflow(event), to, event, event));
