import type { BookingFacts, DomainEvents, ShiftSide } from '@tbt/contracts';
import type { NotificationParams, WorkflowKey } from '../workflows';
import type { NotificationOrder } from './notification-rules';
import { caseKey } from './settled-notifications';

const userOf = ({ clinicId, professionalId }: BookingFacts, side: ShiftSide): number =>
  side === 'temp' ? professionalId : clinicId;

const other = (side: ShiftSide): ShiftSide => (side === 'temp' ? 'clinic' : 'temp');

const paramsOf = (facts: BookingFacts, personId: number): NotificationParams => ({
  ...{ personId, bookingId: facts.bookingId, jobId: facts.jobId },
  ...{ date: facts.date, time: facts.startTime },
});

/** To one side, about the other. */
const tell = (facts: BookingFacts, side: ShiftSide, workflow: WorkflowKey): NotificationOrder => ({
  workflow,
  to: { userId: userOf(facts, side) },
  params: paramsOf(facts, userOf(facts, other(side))),
});

export const reviewAsked = (event: DomainEvents['review.asked']): NotificationOrder[] =>
  event.sides.map((side) => tell(event, side, 'review.asked'));

export const reviewPublished = (event: DomainEvents['review.published']): NotificationOrder[] => [
  tell(event, other(event.by), 'review.published'),
];

export const reviewReplied = (event: DomainEvents['review.replied']): NotificationOrder[] => [
  tell(event, event.by, 'review.replied'),
];

export const reviewReported = (event: DomainEvents['review.reported']): NotificationOrder[] => [
  {
    workflow: 'review.reported',
    to: 'admins',
    params: {
      ...paramsOf(event, event.reporterId),
      caseKey: caseKey('review', event.reviewId),
    },
  },
];

/** Reporters learn the outcome; the author only what changes. */
export function reviewDecided(event: DomainEvents['review.decided']): NotificationOrder[] {
  const { by, isHeld, wasHeld, reporterIds } = event;
  const outcome = isHeld ? 'review.report-upheld' : 'review.report-declined';
  const about = paramsOf(event, userOf(event, by));
  return [
    ...reporterIds.map((userId): NotificationOrder => ({
      ...{ workflow: outcome, to: { userId }, params: about },
    })),
    ...(isHeld === wasHeld ? [] : [tell(event, by, isHeld ? 'review.held' : 'review.restored')]),
  ];
}
