import { randomUUID } from 'node:crypto';
import {
  STORED_UPLOAD_PURPOSE,
  type ApplicationStatus,
  type DomainEventName,
  type LinkPurpose,
  type Role,
} from '@tbt/contracts';
import type { OutboxEvent, Viewer } from '@tbt/service-kit';
import {
  anonymous,
  asSystem,
  asViewer,
  createSequence,
  execute,
  memoryBus,
  movableClock,
  silentLogger,
  testDatabase,
  testDeployment,
  type ExecuteOptions,
} from '@tbt/service-kit/testing';
import type { ProfileInput, User } from '../src';
import { createIdentitySubgraph, type LimitPoints, type StripeSettings } from '../src';
import { countingPasswords } from './counting-passwords';

export const PASSWORD = 'a fine password';
export const NOW = new Date('2026-11-20T15:00:00.000Z');

const next = createSequence();

export const signUpInput = (overrides: Record<string, unknown> = {}) => ({
  firstName: 'Ada',
  lastName: 'Byron',
  email: `person${next()}@example.test`,
  role: 'hygienist',
  province: 'Ontario',
  city: 'Toronto',
  password: PASSWORD,
  ...overrides,
});

/** The viewer that the gateway would derive. */
export const viewerOf = (user: User, sessionId: number | null = null): Viewer => ({
  userId: user.id,
  sessionId,
  role: user.role,
  isAdmin: user.isAdmin,
  actingClinicId: user.role === 'clinic' ? user.id : null,
});

/** A subgraph on its own database, with builders. */
export async function createWorld(
  options: {
    limits?: Partial<LimitPoints>;
    publicUrl?: string;
    stripe?: StripeSettings;
  } = {},
) {
  const { url, drop } = await testDatabase('identity');
  const bus = memoryBus();
  const clock = movableClock(NOW);
  const passwords = countingPasswords();
  const deployment = { ...testDeployment(clock) };
  if (options.publicUrl) deployment.publicUrl = options.publicUrl;
  const subgraph = await createIdentitySubgraph({
    databaseUrl: url,
    bus,
    clock,
    deployment,
    passwords,
    logger: silentLogger(),
    limits: options.limits,
    stripe: options.stripe,
  });
  await bus.start();
  await subgraph.start();
  const { services, database } = subgraph;
  const system = asSystem('seed');

  const person = async (role: Role, profile: ProfileInput = {}): Promise<User> => {
    const user = await services.users.signUp(system, signUpInput({ role }));
    return services.users.updateProfile(system, user.id, profile);
  };

  const published = async <N extends DomainEventName>(name: N): Promise<OutboxEvent<N>[]> => {
    await subgraph.outbox.drain();
    const named: readonly { name: DomainEventName }[] = bus.published;
    return named.filter((event) => event.name === name) as OutboxEvent<N>[];
  };

  /** Uploads a private document. @returns its URL. */
  const storeDocument = async (user: User, mediaType = 'application/pdf'): Promise<string> => {
    const hex = randomUUID().replaceAll('-', '');
    const stored = {
      ownerId: user.id,
      kind: 'document',
      key: `documents/${hex}`,
      mediaType,
      size: 5,
      sha256: hex + hex,
    };
    const receipt = await deployment.sealer.seal(STORED_UPLOAD_PURPOSE, stored, 60);
    const upload = await services.uploads.register(asViewer(viewerOf(user)), { receipt });
    return services.uploads.urlOf(upload);
  };

  return {
    subgraph,
    databaseUrl: url,
    services,
    database,
    bus,
    clock,
    deployment,
    passwords,
    system,
    person,
    anonymous,
    outboxDrained: () => subgraph.outbox.drain(),
    sealer: deployment.sealer,
    published,

    /** The token of the last link mailed to a user. */
    linkToken: async (userId: number, purpose: LinkPurpose): Promise<string> => {
      const mailed = await published('account.link-requested');
      const last = mailed.findLast(
        ({ payload }) => payload.userId === userId && payload.purpose === purpose,
      );
      if (!last) throw new Error(`No link to ${purpose} was mailed`);
      const facts = await deployment.sealer.open('account-link', last.payload.sealed);
      return String(facts?.token);
    },

    admin: (): Promise<User> => {
      const { firstName, lastName, email, password } = signUpInput();
      return services.admin.create(system, { firstName, lastName, email, password });
    },

    document: storeDocument,

    /** A licence with its file, pending review. */
    submittedLicence: async (user: User, province = 'Ontario', number = 'N-1') => {
      const documentUrl = await storeDocument(user);
      return services.licences.addOwn(asViewer(viewerOf(user)), { province, number, documentUrl });
    },

    /** Delivers an application event as the marketplace would. */
    apply: async (
      clinic: User,
      professional: User,
      change: { status?: ApplicationStatus; at?: Date; revision?: number; id?: number } = {},
    ): Promise<OutboxEvent<'application.changed'>> => {
      const event: OutboxEvent<'application.changed'> = {
        id: randomUUID(),
        name: 'application.changed',
        createdAt: clock.now().toISOString(),
        payload: {
          applicationId: change.id ?? next(),
          revision: change.revision ?? 1,
          jobId: 1,
          clinicId: clinic.id,
          professionalId: professional.id,
          status: change.status ?? 'pending',
          at: (change.at ?? clock.now()).toISOString(),
        },
      };
      await services.entitlements.applicationChanged(event);
      return event;
    },

    /** Delivers the booking of a shift tomorrow as the marketplace would. */
    bookedAhead: (professional: User) => {
      const at = new Date(clock.now().getTime() + 86_400_000).toISOString();
      return services.entitlements.bookingChanged({
        ...{ id: randomUUID(), name: 'booking.changed', createdAt: '' },
        payload: {
          ...{ bookingId: next(), jobId: 1, clinicId: 999_999, professionalId: professional.id },
          ...{ status: 'booked', revision: 1, action: 'book', by: 'clinic', at },
          ...{ date: '2027-03-05', startTime: '08:00', reliabilityPoints: 0, compensation: null },
          ...{ startsAt: at, endsAt: at, undoUntil: null, undoUntilTime: null },
        },
      });
    },

    ask: async (request: ExecuteOptions) => {
      const { data, errors } = await execute(subgraph, request);
      const codes = errors?.map(({ extensions }) => extensions.code) ?? [];
      return { data: data as Record<string, Record<string, unknown> | null> | null, errors, codes };
    },

    close: async () => {
      await subgraph.stop();
      await bus.stop();
      await drop();
    },
  };
}

export type World = Awaited<ReturnType<typeof createWorld>>;
