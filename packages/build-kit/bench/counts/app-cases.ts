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
  'mfe-profile/CredentialGaps': sentBy('hygienist', () => ({ province: 'Alberta' })),
  'mfe-profile/AddLicence': sentBy('hygienist', (_world, size) =>
    input({ province: size > 5 ? 'Manitoba' : 'Saskatchewan', number: `N-${size}` }),
  ),
  'mfe-profile/EditLicence': sentBy('hygienist', async (world, size) => {
    const licenceId = String(await world.pendingLicence(world.hygienist));
    return input({ licenceId, province: 'Nunavut', number: `E-${size}` });
  }),
  'mfe-profile/RemoveLicence': sentBy('hygienist', async (world) =>
    input({ licenceId: String(await world.pendingLicence(world.hygienist)) }),
  ),
  'mfe-profile/SubmitDocument': sentBy('hygienist', async (world, size) => {
    const documentType = size > 5 ? 'certification' : 'license';
    return input({ documentType, documentUrl: await world.document(world.hygienist) });
  }),
  'mfe-profile/VerificationQueue': sentBy('admin', (_world, first) => ({ filter: {}, first })),
  'mfe-profile/ComingExpiries': sentBy('admin', (_world, first) => ({ first })),
  'mfe-profile/AuditTrail': sentBy('admin', ({ hygienist }) => ({ id: String(hygienist.id) })),
  'mfe-profile/DecideVerification': sentBy('admin', async (world) => {
    const id = String(await world.pendingDocument(world.hygienist));
    return input({ kind: 'document', id, decision: 'approved' });
  }),

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
