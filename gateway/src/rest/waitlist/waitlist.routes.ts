import { waitlistRule } from '@tbt/contracts';
import { RestJoinWaitlistDocument } from '../../generated/graphql';
import { defineRoute } from '../define-route';
import { toWaitlistEntry } from './waitlist.schemas';

const joinWaitlist = defineRoute({
  method: 'POST',
  path: '/api/waitlist',
  summary: 'Adds an address to the waitlist, once, ignoring case.',
  access: 'anyone',
  isKeyed: true,
  body: waitlistRule,
  document: RestJoinWaitlistDocument,
  variables: ({ body }) => ({ input: body }),
  answer: ({ joinWaitlist: { entry } }, { body }) =>
    entry ? { status: 201, body: toWaitlistEntry(entry) } : { status: 200, body },
  answers: {
    200: {
      description: 'The address was on the list already; the submitted values alone.',
      entity: 'SubmittedWaitlistEntry',
    },
    201: { description: 'The new entry.', entity: 'WaitlistEntry' },
  },
});

export const waitlistRoutes = [joinWaitlist];
