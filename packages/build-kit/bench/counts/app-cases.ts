import { randomUUID } from 'node:crypto';
import {
  input,
  partnerOf,
  sentBy,
  waitingApplication,
  type OperationCases,
} from './operation-case';

/** What the micro-frontends send. */
export const appCases: OperationCases = {
  'mfe-jobs/JobSearchPage': sentBy(['nobody', 'hygienist', 'clinic'], (_world, first) => ({
    filter: { province: 'Ontario', role: 'hygienist' },
    first,
  })),
  'mfe-jobs/JobPage': sentBy(['nobody', 'hygienist', 'clinic'], ({ wantedJobId }) => ({
    id: String(wantedJobId),
  })),
  'mfe-jobs/PostJobPage': sentBy('clinic', () => ({})),
  'mfe-jobs/PostJob': sentBy('clinic', ({ posting }) => input(posting())),
  'mfe-jobs/ApplyToJob': sentBy('hygienist', async (world) =>
    input({ jobId: String(await world.job(world.clinic)), message: 'I would like to come.' }),
  ),
  'mfe-jobs/MyApplications': sentBy('hygienist', (_world, first) => ({ first })),
  'mfe-jobs/MyBookings': sentBy(['hygienist', 'clinic'], (_world, first) => ({ first })),
  'mfe-jobs/WithdrawApplication': sentBy('hygienist', async (world) => {
    const applicationId = await world.apply(world.hygienist, await world.job(world.clinic));
    return input({ applicationId: String(applicationId) });
  }),
  'mfe-jobs/ClinicShifts': sentBy('clinic', (_world, first) => ({ statuses: null, first })),
  'mfe-jobs/AcceptApplication': sentBy('clinic', async (world, rivals) =>
    input({ applicationId: await waitingApplication(world, rivals) }),
  ),
  'mfe-jobs/DeclineApplication': sentBy('clinic', async (world) =>
    input({ applicationId: await waitingApplication(world) }),
  ),

  'mfe-profile/ProfilePage': sentBy(['hygienist', 'clinic'], () => ({})),

  'mfe-messaging/MessagesPage': sentBy('clinic', (_world, first) => ({ first })),
  'mfe-messaging/UnreadMessages': sentBy(['hygienist', 'clinic'], () => ({})),
  'mfe-messaging/Chat': sentBy(['hygienist', 'clinic'], (world, limit, actor) => ({
    userId: partnerOf(world, actor),
    limit,
  })),
  'mfe-messaging/SendMessage': sentBy(['hygienist', 'clinic'], (world, _size, actor) =>
    input({
      recipientId: partnerOf(world, actor),
      content: 'Good day',
      clientMessageId: randomUUID(),
    }),
  ),
  'mfe-messaging/MarkRead': sentBy('clinic', async (world, unread) => {
    const { conversationId, seq } = await world.writeOften(world.hygienist, world.clinic, unread);
    return input({ conversationId: String(conversationId), seq });
  }),

  'mfe-clinic/BrowseProfessionalsPage': sentBy(
    ['nobody', 'hygienist', 'clinic'],
    (_world, first) => ({ filter: { role: 'hygienist', province: 'Ontario' }, first }),
  ),
};
