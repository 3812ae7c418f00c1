import {
  input,
  partnerOf,
  sentBy,
  sentByNewcomer,
  waitingApplication,
  type OperationCases,
} from './operation-case';

export const restCases: OperationCases = {
  'gateway/RestJobs': sentBy(['visitor', 'hygienist'], (_world, first) => ({ first })),
  'gateway/RestJobsVersion': sentBy(['visitor', 'hygienist'], (_world, first) => ({ first })),
  'gateway/RestJob': sentBy(['visitor', 'clinic'], ({ wantedJobId }) => ({
    id: String(wantedJobId),
  })),
  'gateway/RestPostJob': sentBy('clinic', ({ posting }) => input(posting())),

  'gateway/RestMyApplications': sentBy('hygienist', (_world, first) => ({ first })),
  'gateway/RestJobApplications': sentBy('clinic', ({ wantedJobId }, first) => ({
    id: String(wantedJobId),
    first,
  })),
  'gateway/RestApplyToJob': sentBy('hygienist', async (world) =>
    input({ jobId: String(await world.job(world.clinic)), message: 'I would like to come.' }),
  ),
  'gateway/RestAcceptApplication': sentBy('clinic', async (world, rivals) =>
    input({ applicationId: await waitingApplication(world, rivals) }),
  ),
  'gateway/RestDeclineApplication': sentBy('clinic', async (world) =>
    input({ applicationId: await waitingApplication(world) }),
  ),
  'gateway/RestWithdrawApplication': sentBy('hygienist', async (world) => {
    const applicationId = await world.apply(world.hygienist, await world.job(world.clinic));
    return input({ applicationId: String(applicationId) });
  }),

  'gateway/OneClickUnsubscribe': sentBy('visitor', async (world) =>
    input({ token: await world.unsubscribeToken(world.hygienist) }),
  ),

  'gateway/RestMyBookings': sentBy(['hygienist', 'clinic'], (_world, first) => ({ first })),

  'gateway/RestSchedule': sentBy(['hygienist', 'clinic'], ({ hygienist, slotDate }) => ({
    userId: String(hygienist.id),
    date: slotDate,
  })),
  'gateway/RestAddScheduleSlot': sentBy('hygienist', ({ slotInput }) => input(slotInput())),
  'gateway/RestRemoveScheduleSlot': sentBy('hygienist', async (world) =>
    input({ slotId: String(await world.slot(world.hygienist, world.slotInput())) }),
  ),
  'gateway/CalendarFile': sentBy('visitor', async (world) => ({
    token: await world.calendarToken(world.hygienist),
  })),

  'gateway/RestUser': sentBy(['visitor', 'clinic'], ({ hygienist }) => ({
    id: String(hygienist.id),
  })),
  'gateway/RestProfessionals': sentBy(['visitor', 'clinic'], (_world, first) => ({ first })),

  'gateway/RestRegisterUpload': sentBy('hygienist', async (world) =>
    input({ receipt: await world.receipt(world.hygienist) }),
  ),
  'gateway/RestChangeProfilePicture': sentByNewcomer(async (world, newcomer) => {
    await world.portray(newcomer);
    return input({ profilePicture: await world.photo(newcomer) });
  }),
  'gateway/RestVerificationDocuments': sentBy('hygienist', async (world) => {
    await world.pendingDocument(world.hygienist);
    return { userId: String(world.hygienist.id) };
  }),
  'gateway/RestSubmitVerificationDocument': sentByNewcomer(async (world, newcomer) =>
    input({ documentType: 'license', documentUrl: await world.document(newcomer) }),
  ),

  'gateway/RestSignUp': sentBy('visitor', ({ unusedEmail, password }) =>
    input({
      firstName: 'Robin',
      lastName: 'Roy',
      email: unusedEmail(),
      role: 'hygienist',
      province: 'Ontario',
      city: 'Toronto',
      password,
    }),
  ),
  'gateway/RestCheckPromo': sentBy('visitor', () => ({ code: 'FIRST5FREE' })),
  'gateway/RestJoinWaitlist': sentBy('visitor', ({ unusedEmail }) =>
    input({
      name: 'Robin Roy',
      email: unusedEmail(),
      province: 'Ontario',
      role: 'hygienist',
      betaTester: false,
    }),
  ),
  'gateway/RestCreateProfile': sentBy('visitor', ({ unusedEmail, password }) =>
    input({
      firstName: 'Robin',
      lastName: 'Roy',
      email: unusedEmail(),
      role: 'assistant',
      province: 'Ontario',
      city: 'Toronto',
      licenseNumber: 'NDAEB-100',
      password,
    }),
  ),
  'gateway/RestLogIn': sentBy('visitor', ({ hygienist: { email }, password }) =>
    input({ email, password }),
  ),
  'gateway/RestLogOut': sentBy('hygienist', () => ({})),
  'gateway/RestMe': sentBy(['hygienist', 'clinic'], () => ({})),

  'gateway/RestConversation': sentBy(['hygienist', 'clinic'], (world, limit, actor) => ({
    userId: partnerOf(world, actor),
    limit,
  })),
  'gateway/RestSendMessage': sentBy('hygienist', (world, _size, actor) =>
    input({ recipientId: partnerOf(world, actor), content: 'Good day' }),
  ),
  'gateway/RestConversations': sentBy('clinic', (_world, first) => ({ first })),
  'gateway/RestMessageAttachment': sentBy(['hygienist', 'clinic'], () => ({ id: '1' })),
  'gateway/RestMarkConversationRead': sentBy('clinic', async (world, unread) => {
    await world.writeOften(world.hygienist, world.clinic, unread);
    return input({ otherUserId: String(world.hygienist.id) });
  }),

  'gateway/SocketMessage': sentBy('hygienist', ({ messageId }) => ({ id: String(messageId) })),
  'gateway/SocketResume': sentBy('hygienist', ({ conversationId }, limit) => ({
    conversationId: String(conversationId),
    limit,
    afterSeq: 0,
  })),
  'gateway/SocketTyping': sentBy('hygienist', (world, _size, actor) =>
    input({ recipientId: partnerOf(world, actor), isTyping: true }),
  ),
};
