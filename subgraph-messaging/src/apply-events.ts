import type { DomainEventName, DomainEvents } from '@tbt/contracts';
import type { MessagingTx } from './database';
import type { Services } from './context';
import type { JobsService } from './modules/jobs';

/** Read model updates by event; each runs once, in the consumer's transaction. */
export type EventAppliers = {
  [N in DomainEventName]?: (tx: MessagingTx, payload: DomainEvents[N]) => Promise<void>;
};

type Dependencies = Pick<
  Services,
  'contacts' | 'keptConversations' | 'messageSearch' | 'push' | 'reports'
> & {
  jobs: JobsService;
};

export const eventAppliers = ({
  contacts,
  jobs,
  keptConversations,
  messageSearch,
  push,
  reports,
}: Dependencies): EventAppliers => ({
  'user.changed': contacts.personChanged,
  'contact.changed': async (tx, event) => {
    await contacts.contactChanged(tx, event);
    await push.contactChanged(tx, event);
  },
  'application.changed': async (tx, event) => {
    await contacts.applicationChanged(tx, event);
    await jobs.applicationChanged(tx, event);
  },
  'booking.changed': async (tx, event) => {
    await contacts.bookingChanged(tx, event);
    if (await keptConversations.bookingChanged(tx, event)) await messageSearch.open(tx, event);
    await jobs.bookingChanged(tx, event);
  },
  'job.posted': jobs.jobPosted,
  'job.published': jobs.jobPublished,
  'invitation.changed': jobs.invitationChanged,
  'review.reported': reports.reviewReported,
  'review.decided': reports.reviewDecided,
});
