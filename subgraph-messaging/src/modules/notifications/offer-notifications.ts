import { APPLICATION_TRANSITIONS, INVITATION_TRANSITIONS } from '@tbt/contracts';
import type { DomainEvents, ShiftParty, ShiftSide } from '@tbt/contracts';
import type { WorkflowKey } from '../workflows';
import type { NotificationOrder } from './notification-rules';

type Offer = DomainEvents['application.changed'];
type Invitation = DomainEvents['invitation.changed'];
type OfferNews = NonNullable<Offer['action']>;
type Pair = Pick<Offer, 'clinicId' | 'professionalId' | 'jobId'>;

/** By action; the transition table names the recipient. */
const OFFER_WORKFLOWS: Record<OfferNews, WorkflowKey> = {
  apply: 'application.received',
  keep: 'application.kept',
  counter: 'application.countered',
  counter_back: 'application.countered-back',
  accept: 'application.accepted',
  accept_counter: 'application.counter-accepted',
  decline: 'application.declined',
  decline_counter: 'application.counter-declined',
  withdraw: 'application.withdrawn',
  expire: 'application.expired',
  close: 'application.closed',
  accept_invitation: 'invitation.accepted',
};

// Events of releases without actions.
const ACTION_OF_STATUS: Record<Offer['status'], OfferNews> = {
  pending: 'apply',
  countered: 'counter',
  accepted: 'accept',
  declined: 'decline',
  withdrawn: 'withdraw',
  expired: 'expire',
};

const orderFor = (
  workflow: WorkflowKey,
  to: ShiftSide,
  { clinicId, professionalId, jobId }: Pair,
  hourlyRate: string | undefined,
): NotificationOrder => {
  const [userId, personId] =
    to === 'clinic' ? [clinicId, professionalId] : [professionalId, clinicId];
  return { workflow, to: { userId }, params: { personId, jobId, rate: hourlyRate } };
};

const recipientsOfOffer = (action: OfferNews, by: ShiftParty | undefined) =>
  action === 'apply' || action === 'keep'
    ? (['clinic'] as const)
    : (APPLICATION_TRANSITIONS.find(
        (edge) => edge.action === action && (by === undefined || edge.by.includes(by)),
      )?.notifies ?? []);

export function offerNotifications(event: Offer): NotificationOrder[] {
  const action = event.action ?? ACTION_OF_STATUS[event.status];
  // Withdrawn by the system: the professional is booked elsewhere at that time.
  const workflow =
    action === 'withdraw' && event.by === 'clock'
      ? 'application.booked-elsewhere'
      : OFFER_WORKFLOWS[action];
  return recipientsOfOffer(action, event.by).map((to) =>
    orderFor(workflow, to, event, event.hourlyRate),
  );
}

function invitationWorkflow({ status, action, by, isRefill }: Invitation): WorkflowKey {
  if (action === 'close') return 'invitation.closed';
  if (status === 'pending') return isRefill ? 'invitation.received-again' : 'invitation.received';
  if (status === 'withdrawn' && by === 'clock') return 'invitation.booked-elsewhere';
  return `invitation.${status}`;
}

export function invitationNotifications(event: Invitation): NotificationOrder[] {
  const tells: readonly ShiftSide[] =
    event.status === 'pending'
      ? ['temp']
      : (INVITATION_TRANSITIONS.find(
          (edge) =>
            edge.to === event.status &&
            edge.by.includes(event.by) &&
            (event.action === undefined || edge.action === event.action),
        )?.notifies ?? []);
  return tells.map((to) => orderFor(invitationWorkflow(event), to, event, event.hourlyRate));
}
