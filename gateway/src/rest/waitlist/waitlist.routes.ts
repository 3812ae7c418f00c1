import { waitlistRule } from '@tbt/contracts';
import { notFound } from '@tbt/service-kit';
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
  answer({ joinWaitlist: { entry, isNew } }) {
    if (!entry) throw notFound();
    return { status: isNew ? 201 : 200, body: toWaitlistEntry(entry) };
  },
  answers: {
    200: {
      description: 'The address was on the list already; the submitted entry.',
      entity: 'WaitlistEntry',
    },
    201: { description: 'The new entry.', entity: 'WaitlistEntry' },
  },
});

export const waitlistRoutes = [joinWaitlist];
