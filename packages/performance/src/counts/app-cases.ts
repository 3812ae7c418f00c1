import { randomUUID } from 'node:crypto';
import { CONSENT_VERSIONS } from '@tbt/contracts';
import { input, partnerOf, sentBy, sentByNewcomer, type OperationCases } from './operation-case';
import type { BenchWorld, Person } from './bench-world';

/** Milliseconds until the market size is counted again. */
const MARKET_SIZE_AGE = 60_000;

function crowdMember({ crowd: [first] }: BenchWorld): Person {
  if (!first) throw new Error('The crowd is empty');
  return first;
}

export const appCases: OperationCases = {
  'mfe-profile/ProfilePage': sentBy(['hygienist', 'clinic'], () => ({})),
  'mfe-profile/ToFinish': sentBy(['hygienist', 'clinic'], () => ({})),
  'mfe-clinic/HomePeople': sentBy('clinic', () => ({ filter: { province: 'Ontario' } })),
  'mfe-profile/ProfessionalPage': sentBy(['visitor', 'clinic'], ({ hygienist }) => ({
    id: String(hygienist.id),
  })),
  'mfe-profile/ClinicPage': sentBy(['visitor', 'hygienist'], ({ clinic }) => ({
    id: String(clinic.id),
  })),
  'mfe-profile/UpdateOfficePack': sentBy('clinic', (world) => ({
    ...input({ software: 'Dentrix', orientation: ['Ring twice'] }),
    expectedVersion: world.officePackVersion(),
  })),
  'mfe-profile/SavedProfile': sentBy(['hygienist', 'clinic'], () => ({})),
  'mfe-profile/UpdateProfile': sentBy('clinic', async (world) => ({
    ...input({ city: 'Toronto', streetAddress: '12 King St W' }),
    expectedVersion: await world.profileVersion(world.clinic),
  })),

  'mfe-profile/MySchedule': sentBy('hygienist', ({ day }, days) => ({
    from: day(1),
    to: day(days),
    hasShifts: true,
  })),
  'mfe-profile/AddScheduleSlot': sentBy('hygienist', ({ slotInput }) => input(slotInput())),
  'mfe-profile/RemoveScheduleSlot': sentBy('hygienist', async (world) =>
    input({ slotId: String(await world.slot(world.hygienist, world.slotInput())) }),
  ),
  'mfe-profile/MyCalendarFeed': sentBy('hygienist', () => ({})),
  'mfe-profile/CreateCalendarFeed': sentBy('hygienist', () => ({})),
  'mfe-profile/RevokeCalendarFeed': sentBy('hygienist', () => ({})),

  'mfe-profile/AccountPage': sentBy(['hygienist', 'clinic'], () => ({})),
  'mfe-profile/PlanTrial': sentBy('clinic', () => ({})),
  'mfe-profile/RequestPasswordReset': sentBy('visitor', ({ hygienist }) =>
    input({ email: hygienist.email }),
  ),
  'mfe-profile/ResetPassword': sentBy('visitor', async (world) => {
    const token = await world.resetToken(crowdMember(world));
    return input({ token, password: world.password });
  }),
  'mfe-profile/ConfirmEmail': sentBy('visitor', async (world) =>
    input({ token: await world.confirmToken(crowdMember(world)) }),
  ),
  'mfe-profile/RequestEmailConfirmation': sentBy('hygienist', async (world) => {
    await world.unconfirmed(world.hygienist);
    return {};
  }),
  'mfe-profile/ChangePassword': sentByNewcomer(({ password }) =>
    input({ currentPassword: password, password: `${password}-2` }),
  ),
  'mfe-profile/RequestEmailChange': sentBy('hygienist', ({ unusedEmail, password }) =>
    input({ newEmail: unusedEmail(), currentPassword: password }),
  ),
  'mfe-profile/ChangeLanguage': sentBy('hygienist', async (world) => {
    await world.inEnglish(world.hygienist);
    return input({ locale: 'fr-CA' });
  }),
  'people-ui/CityCheck': sentBy('visitor', () => ({ province: 'Ontario', city: 'Tornto' })),
  'people-ui/ReferralLink': sentBy('visitor', () => ({ code: 'kx7' })),
  'shell/MarketSize': sentBy('visitor', (world) => {
    world.wait(MARKET_SIZE_AGE);
    return {};
  }),
  'shell/WaitingReviews': sentBy('admin', () => ({})),
  'shell/WaitingMarketplace': sentBy('admin', () => ({})),
  'shell/WaitingMessages': sentBy('admin', () => ({})),
  'shell/WaitingFeedback': sentBy('admin', () => ({})),
  'shell/ShareableShifts': sentBy('clinic', () => ({})),
  'shell/Agreements': sentBy(['hygienist', 'clinic'], () => ({})),
  'shell/AcceptAgreement': sentByNewcomer(() =>
    input({ purpose: 'terms', isGiven: true, textVersion: CONSENT_VERSIONS.terms }),
  ),
  'shell/RememberLanguage': sentBy('hygienist', async (world) => {
    await world.inEnglish(world.hygienist);
    return input({ locale: 'fr-CA' });
  }),
  'mfe-profile/EndSession': sentBy('hygienist', async (world) =>
    input({ sessionId: String(await world.otherSession(world.hygienist)) }),
  ),
  'mfe-profile/EndOtherSessions': sentBy('hygienist', () => ({})),
  'mfe-profile/CredentialGaps': sentBy('hygienist', () => ({ province: 'Alberta' })),
  'mfe-profile/OwnFiles': sentBy('hygienist', async (world) => {
    await world.pendingDocument(world.hygienist);
    return {};
  }),
  'mfe-profile/AddLicence': sentBy('hygienist', async (world, size) =>
    input({
      province: size > 5 ? 'Manitoba' : 'Saskatchewan',
      number: `N-${size}`,
      documentUrl: await world.document(world.hygienist),
    }),
  ),
  'mfe-profile/EditLicence': sentBy('hygienist', async (world, size) => {
    const licenceId = String(await world.pendingLicence(world.hygienist));
    return input({ licenceId, province: 'Nunavut', number: `E-${size}` });
  }),
  'mfe-profile/RemoveLicence': sentBy('hygienist', async (world) =>
    input({ licenceId: String(await world.pendingLicence(world.hygienist)) }),
  ),
  'mfe-profile/SubmitDocument': sentByNewcomer(async (world, newcomer) =>
    input({ documentType: 'license', documentUrl: await world.document(newcomer) }),
  ),
  'mfe-profile/PrivacyPage': sentBy(['hygienist', 'clinic'], () => ({})),
  'mfe-profile/RequestDataExport': sentByNewcomer(() => ({})),
  'mfe-profile/SetConsent': sentByNewcomer(() =>
    input({ purpose: 'marketing_email', isGiven: true }),
  ),
  'mfe-profile/ClosingBookings': sentBy('hygienist', () => ({})),
  'mfe-profile/CloseAccount': sentByNewcomer(({ password }) => input({ password })),
  'mfe-profile/VerificationQueue': sentBy('admin', (_world, first) => ({ filter: {}, first })),
  'mfe-profile/ComingExpiries': sentBy('admin', (_world, first) => ({ first })),
  'mfe-profile/AuditTrail': sentBy('admin', ({ hygienist }) => ({ id: String(hygienist.id) })),
  'mfe-profile/DecideVerification': sentBy('admin', async (world) => {
    const id = String(await world.pendingDocument(world.anotherOfCrowd()));
    return input({ kind: 'document', id, decision: 'approved' });
  }),

  'mfe-messaging/MessagesPage': sentBy('clinic', (_world, first) => ({ first, unreadOnly: false })),
  'mfe-messaging/MessageSearch': sentBy('clinic', (_world, first) => ({ text: 'good', first })),
  'mfe-messaging/KeepConversation': sentBy('clinic', ({ conversationId }) =>
    input({ conversationId: String(conversationId), isPinned: true }),
  ),
  'mfe-messaging/SendContactMessage': sentBy(['visitor', 'hygienist'], () =>
    input({
      name: 'Robin Roy',
      email: 'robin@bench.test',
      phone: null,
      subject: 'A question',
      message: 'How do I change my province?',
      userType: 'other',
      website: '',
      secondsOpen: 30,
    }),
  ),
  // The latest of the hygienist name no person, the older ones do.
  'mfe-messaging/NotificationsPage': sentBy('clinic', (_world, first) => ({
    first,
    unreadOnly: false,
  })),
  'mfe-messaging/NotificationBell': sentBy('clinic', (_world, first) => ({ first })),
  'mfe-messaging/MarkNotificationsRead': sentBy('clinic', () => input({ ids: ['1'] })),
  'mfe-messaging/MarkAllNotificationsRead': sentBy('clinic', () => input({ upToId: '1' })),
  'mfe-messaging/NotificationPreferences': sentBy('clinic', () => ({})),
  'mfe-messaging/SetQuietHours': sentBy('clinic', () =>
    input({
      ...{ startsAt: '22:00', endsAt: '07:00', timeZone: 'America/Toronto', isUrgentHeard: true },
    }),
  ),
  'mfe-messaging/RemoveQuietHours': sentBy('clinic', () => ({})),
  'mfe-messaging/SetNotificationPreference': sentBy('clinic', () =>
    input({ category: 'applications', channel: 'email', isOn: false }),
  ),
  'mfe-messaging/SetNotificationRhythm': sentBy('clinic', () =>
    input({ category: 'bookings', rhythm: 'daily', timeZone: 'America/Toronto' }),
  ),
  'mfe-messaging/MailboxPage': sentBy('admin', (_world, first) => ({ first })),
  'mfe-messaging/Unsubscribe': sentBy('visitor', async (world) =>
    input({ token: await world.unsubscribeToken(world.hygienist) }),
  ),
  'mfe-messaging/UnreadMessages': sentBy(['hygienist', 'clinic'], () => ({})),
  'mfe-messaging/Chat': sentBy(['hygienist', 'clinic'], (world, limit, actor) => ({
    userId: partnerOf(world, actor),
    limit,
  })),
  'mfe-messaging/ConversationFiles': sentBy(['hygienist', 'clinic'], (world, first, actor) => ({
    userId: partnerOf(world, actor),
    first,
  })),
  'mfe-messaging/ChatStranger': sentBy(['hygienist', 'clinic'], (world, _size, actor) => ({
    userId: partnerOf(world, actor),
  })),
  'mfe-messaging/ChatShift': sentBy(['hygienist', 'clinic'], (world, _size, actor) => ({
    userId: partnerOf(world, actor),
    jobId: String(world.wantedJobId),
    isNamed: false,
  })),
  'mfe-messaging/SetShowsPresence': sentBy(['hygienist', 'clinic'], () =>
    input({ showsPresence: true }),
  ),
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
    ['visitor', 'hygienist', 'clinic'],
    (_world, first) => ({
      filter: { role: 'hygienist', province: 'Ontario' },
      sort: 'verified_first',
      ...{ first, number: 'CDHO-1', asksNumber: true },
    }),
  ),
};
