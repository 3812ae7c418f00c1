import { join } from 'node:path';
import { buildSubgraph, loadModuleTypeDefs } from '@tbt/service-kit';
import type { RequestInfo, Subgraph, SubgraphName } from '@tbt/service-kit';
import { silentLogger } from '@tbt/service-kit/testing';

export type FakeContext = { info: RequestInfo };
type Resolver = (source: never, args: never, context: FakeContext) => unknown;
export type FakeResolvers = Record<string, Record<string, Resolver | object>>;

const ROOT = join(__dirname, '..', '..', '..');
export const supergraphPath = join(ROOT, 'gateway', 'supergraph.graphql');

/** A subgraph with its real SDL; only resolved fields have values. */
export function fakeSubgraph(name: SubgraphName, resolvers: FakeResolvers = {}): Subgraph {
  const typeDefs = loadModuleTypeDefs(join(ROOT, `subgraph-${name}`, 'src', 'modules'));
  return {
    name,
    schema: buildSubgraph({ typeDefs, resolvers }),
    contextFor: (info): FakeContext => ({ info }),
    ready: async () => undefined,
    start: async () => undefined,
    stop: async () => undefined,
    logger: silentLogger(),
  };
}

export const fakeJob = (id: number, clinicId = 7) => ({
  id: String(id),
  clinicId: String(clinicId),
  clinic: { __typename: 'User', id: String(clinicId) },
  title: `Shift ${id}`,
  role: 'hygienist',
  province: 'Ontario',
  city: 'Toronto',
  date: '2027-03-05',
  startTime: '08:00',
  endTime: '16:00',
  timeZone: 'America/Toronto',
  startsAt: '2027-03-05T13:00:00.000Z',
  endsAt: '2027-03-05T21:00:00.000Z',
  hourlyRate: '52.00',
  isUrgent: false,
  isRecurring: false,
  status: 'active',
  patientTypes: [],
  specialtyFocus: [],
  requiredLanguages: [],
  createdAt: '2027-01-01T00:00:00.000Z',
});

export const fakeEmergency = (id: number, more: object = {}) => ({
  ...{ id: String(id), clinicId: '7', jobId: '5', jobRevision: 1, title: 'Hygienist needed' },
  ...{ role: 'hygienist', province: 'Ontario', city: 'Toronto', urgencyLevel: 'high' },
  ...{ maxRadius: 50, neededDate: '2027-03-05', neededTime: '08:00', duration: 480 },
  ...{ hourlyRate: '60.00', timeZone: 'America/Toronto', status: 'active' },
  startsAt: '2027-03-05T13:00:00.000Z',
  endsAt: '2027-03-05T21:00:00.000Z',
  ...{ isAssignedForMe: false, respondedProfessionals: ['2'], wave: 1, radius: 50 },
  createdAt: '2027-03-05T11:00:00.000Z',
  ...more,
});

export const fakeUser = (id: number | string) => ({
  __typename: 'User',
  id: String(id),
  firstName: 'Maple',
  lastName: 'Dental',
  role: 'hygienist',
  isNewGrad: false,
  availability: [],
  isActive: true,
  isVerified: false,
  verificationStatus: 'pending',
  hasLicence: false,
  verifiedProvinces: [],
  patientTypes: [],
  specialtyFocus: [],
  languagesSpoken: [],
  clinics: [],
  createdAt: '2027-01-01T00:00:00.000Z',
});

export const fakeMessage = (id: number, more: object = {}) => ({
  id: String(id),
  conversationId: '5',
  seq: id,
  senderId: '1',
  recipientId: '2',
  content: `Message ${id}`,
  attachments: [],
  isRead: false,
  createdAt: '2027-01-01T00:00:00.000Z',
  ...more,
});

const pageOf = (nodes: readonly { id: string }[]) => ({
  edges: nodes.map((node) => ({ cursor: node.id, node })),
  pageInfo: { hasNextPage: false, hasPreviousPage: false },
});

/** `token-of-<user id>` opens the session with the same number. */
export const tokenOf = (userId: number): string => `token-of-user-number-${userId}`;
const userOf = (token: string): number | null => Number(/-(\d+)$/.exec(token)?.[1]) || null;

export const fakeIdentity = (resolvers: FakeResolvers = {}): Subgraph =>
  fakeSubgraph('identity', {
    ...resolvers,
    Query: {
      sessionViewer: (_: unknown, { token }: { token: string }) => {
        const userId = userOf(token);
        return userId && { userId, sessionId: userId, role: 'hygienist', isAdmin: false };
      },
      me: (_: unknown, __: unknown, { info }: FakeContext) =>
        info.viewer && { id: String(info.viewer.userId), firstName: 'Ana' },
      ...resolvers.Query,
    },
    Mutation: { logOut: () => ({ isLoggedOut: true }), ...resolvers.Mutation },
    User: {
      __resolveReference: ({ id }: { id: string }) => fakeUser(id),
      ...resolvers.User,
    },
  });

export const fakeMarketplace = (resolvers: FakeResolvers = {}): Subgraph =>
  fakeSubgraph('marketplace', {
    ...resolvers,
    Query: {
      jobs: () => pageOf([fakeJob(2), fakeJob(1)]),
      job: (_: unknown, { id }: { id: string }) => fakeJob(Number(id)),
      ...resolvers.Query,
    },
  });

export const fakeMessaging = (resolvers: FakeResolvers = {}): Subgraph =>
  fakeSubgraph('messaging', {
    ...resolvers,
    Query: {
      message: (_: unknown, { id }: { id: string }) => fakeMessage(Number(id)),
      ...resolvers.Query,
    },
  });
