import { randomUUID } from 'node:crypto';
import type { DomainEvents, PersonContact, PersonSnapshot } from '@tbt/contracts';
import type { Viewer } from '@tbt/service-kit';
import {
  createSequence,
  execute,
  memoryBus,
  movableClock,
  silentLogger,
  testDatabase,
  testDeployment,
  type ExecuteOptions,
} from '@tbt/service-kit/testing';
import {
  createMessagingSubgraph,
  type MessagingLimits,
  type MessagingSubgraphOptions,
} from '../src';

export const START = new Date('2027-03-05T14:00:00.000Z');

const MESSAGE_FIELDS =
  'id conversationId seq clientMessageId senderId recipientId jobId content isRead createdAt';

export type SentMessage = {
  id: string;
  conversationId: string;
  seq: number;
  clientMessageId: string | null;
  senderId: string;
  recipientId: string;
  jobId: string | null;
  content: string;
  isRead: boolean;
  createdAt: string;
};
export type SendPayload = {
  message: SentMessage | null;
  isDuplicate: boolean;
  errors: { code: string; message: string; path: string[] }[];
};
export type Answer<T> = { data: T; errors: { code: string; reasons: string[]; message: string }[] };

export const SEND = `mutation SendMessage($input: SendMessageInput!) {
  sendMessage(input: $input) {
    message { ${MESSAGE_FIELDS} } isDuplicate errors { code message path }
  }
}`;

type Plan = { tier: PersonSnapshot['subscriptionTier']; endsAt?: string | null };
type Extra = Partial<Pick<ExecuteOptions, 'address' | 'idempotencyKey' | 'locale'>>;

/** A messaging subgraph on its own database, with users. */
export async function createWorld(
  limits: Partial<MessagingLimits> = {},
  options: Partial<
    Pick<MessagingSubgraphOptions, 'mail' | 'mailTransport' | 'push' | 'logger'>
  > = {},
) {
  const storage = await testDatabase('messaging');
  const bus = memoryBus();
  const clock = movableClock(START);
  const deployment = testDeployment(clock);
  const subgraph = await createMessagingSubgraph({
    databaseUrl: storage.url,
    bus,
    logger: silentLogger(),
    clock,
    deployment,
    ...options,
    limits: { messages: 100_000, writes: 100_000, ...limits },
  });
  await bus.start();
  await subgraph.start();
  const nextId = createSequence();
  const nextRevision = createSequence();

  async function publish<N extends keyof DomainEvents>(
    name: N,
    payload: DomainEvents[N],
    id: string = randomUUID(),
  ) {
    const event = { id, name, payload, createdAt: clock.now().toISOString() };
    await bus.publish([event as Parameters<typeof bus.publish>[0][number]]);
    await bus.settled();
  }

  /** Publishes a user's contact details. */
  async function reachable(viewer: Viewer, change: Partial<PersonContact> = {}) {
    const contact: PersonContact = {
      id: viewer.userId,
      revision: nextRevision(),
      email: `person-${viewer.userId}@mail.test`,
      isEmailConfirmed: true,
      firstName: 'Robin',
      lastName: 'Tremblay',
      role: viewer.role,
      locale: 'en-CA',
      isActive: true,
      ...change,
    };
    await publish('contact.changed', contact);
    return contact;
  }

  async function person(change: Partial<PersonSnapshot> = {}): Promise<Viewer> {
    const snapshot: PersonSnapshot = {
      id: nextId(),
      revision: nextRevision(),
      role: 'hygienist',
      isAdmin: false,
      isActive: true,
      isVerified: true,
      firstName: 'Robin',
      lastName: 'Tremblay',
      province: 'Ontario',
      city: 'Toronto',
      educationInstitution: null,
      educationTier: null,
      yearsExperience: null,
      isNewGrad: false,
      workingStyle: null,
      specialtyFocus: [],
      languagesSpoken: [],
      personalityType: null,
      workPace: null,
      clinicVibe: null,
      teamCollaboration: null,
      patientTypes: [],
      availability: [],
      postalArea: null,
      travelDistance: 25,
      subscriptionTier: null,
      subscriptionStatus: 'free',
      subscriptionEndsAt: null,
      licences: [],
      createdAt: START.toISOString(),
      ...change,
    };
    await publish('user.changed', snapshot);
    const { id: userId, role, isAdmin } = snapshot;
    return {
      userId,
      sessionId: userId,
      role,
      isAdmin,
      actingClinicId: role === 'clinic' ? userId : null,
    };
  }

  const clinic = ({ tier, endsAt = null }: Plan = { tier: 'premium' }) =>
    person({
      role: 'clinic',
      subscriptionTier: tier,
      subscriptionStatus: tier ? 'active' : 'free',
      subscriptionEndsAt: endsAt,
    });

  const applied = (
    clinicId: number,
    professionalId: number,
    change: Partial<DomainEvents['application.changed']> = {},
  ) =>
    publish('application.changed', {
      applicationId: nextId(),
      revision: nextRevision(),
      jobId: 1,
      clinicId,
      professionalId,
      status: 'pending',
      at: clock.now().toISOString(),
      ...change,
    });

  const booked = (
    clinicId: number,
    professionalId: number,
    endsAt = clock.now(),
    change: Partial<DomainEvents['booking.changed']> = {},
  ) =>
    publish('booking.changed', {
      bookingId: nextId(),
      revision: nextRevision(),
      jobId: 1,
      clinicId,
      professionalId,
      status: 'booked',
      startsAt: clock.now().toISOString(),
      endsAt: endsAt.toISOString(),
      ...{ date: '2027-03-05', startTime: '08:00', action: 'book', by: 'clinic' },
      ...{ undoUntil: null, undoUntilTime: null, compensation: null, reliabilityPoints: 0 },
      at: clock.now().toISOString(),
      ...change,
    });

  const posted = (clinicId: number, jobId: number, isPublic = true) =>
    publish('job.posted', { jobId, clinicId, isPublic, at: clock.now().toISOString() });

  async function run<T>(
    viewer: Viewer | null,
    query: string,
    variables: Record<string, unknown> = {},
    extra: Extra = {},
  ): Promise<Answer<T>> {
    const result = await execute(subgraph, { query, variables, viewer, ...extra });
    const errors = (result.errors ?? []).map(({ message, extensions }) => ({
      message,
      code: String(extensions.code),
      reasons: (extensions.reasons ?? []) as string[],
    }));
    // A plain copy: graphql's objects have no prototype, which matchers compare.
    return { data: JSON.parse(JSON.stringify(result.data ?? null)) as T, errors };
  }

  const send = (from: Viewer | null, input: Record<string, unknown>, extra: Extra = {}) =>
    run<{ sendMessage: SendPayload } | null>(from, SEND, { input }, extra);

  async function sent(from: Viewer, to: Viewer, content = 'Hello'): Promise<SentMessage> {
    const { data, errors } = await send(from, { recipientId: to.userId, content });
    const message = data?.sendMessage.message;
    if (!message) throw new Error(`Not sent: ${JSON.stringify(errors)}`);
    return message;
  }

  return {
    subgraph,
    bus,
    clock,
    deployment,
    storage,
    person,
    reachable,
    clinic,
    applied,
    booked,
    posted,
    publish,
    run,
    send,
    sent,
    close: async () => {
      await bus.stop();
      await subgraph.stop();
      await storage.drop();
    },
  };
}

export type World = Awaited<ReturnType<typeof createWorld>>;
