import { setTimeout as pause } from 'node:timers/promises';
import { conflict, forbidden, outcome, parseInput } from '../src/errors';
import { NotReadyError } from '../src/http';
import type { Logger } from '../src/logger';
import { buildSubgraph, type Subgraph } from '../src/subgraph';
import { requireViewer, type RequestInfo } from '../src/viewer';
import { applyToJobRule } from '@tbt/contracts';

const typeDefs = `
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])
  scalar Decimal
  scalar DateTime
  scalar TimeOfDay
  scalar Date
  enum Role { hygienist assistant clinic }
  type Person @key(fields: "id") { id: ID! role: Role! }
  type UserError { code: String! message: String! path: [String!]! reasons: [String!]! }
  type ApplyPayload { jobId: ID errors: [UserError!]! }
  type Query {
    me: ID!
    bug: String
    refused: String
    slow(ms: Int!): String
    rate(value: Decimal!): Decimal!
    instant(value: DateTime!): DateTime!
    time(value: TimeOfDay!): TimeOfDay!
    day(value: Date!): Date!
  }
  type Counted { count: Int! }
  type Mutation { apply(jobId: ID): ApplyPayload! count: Counted! }
`;

type Context = { info: RequestInfo; counter: { value?: number } };

let counted = 0;
type Echo<T> = (_: unknown, args: { value: T }) => T;
const echo: Echo<unknown> = (_, { value }) => value;

const resolvers = {
  Query: {
    me: (_: unknown, _args: unknown, { info }: Context) => requireViewer(info).userId,
    bug: () => {
      throw new Error('SELECT * FROM secrets at 10.0.0.3');
    },
    refused: () => {
      throw forbidden('access.foreignActor', { reasons: ['foreign'] });
    },
    slow: async (_: unknown, { ms }: { ms: number }) => {
      await pause(ms);
      return 'done';
    },
    rate: echo,
    instant: echo,
    time: echo,
    day: echo,
  },
  Mutation: {
    apply: (_: unknown, args: object, { info }: Context) =>
      outcome(info, async () => {
        const { jobId } = parseInput(applyToJobRule, args);
        if (jobId === 409) throw conflict('application.duplicate');
        return { jobId };
      }),
    count: () => {
      counted += 1;
      return {};
    },
  },
  // Counts reads per context, as a loader would.
  Counted: {
    count: (_: unknown, _args: unknown, { counter }: Context) => (counter.value ??= counted),
  },
  Person: {
    __resolveReference: ({ id }: { id: string }) => ({ id, role: 'clinic' }),
  },
};

export type SampleSubgraph = Subgraph & { missing: string[]; contexts: RequestInfo[] };

/** A subgraph with one field for every possible outcome of a request. */
export function sampleSubgraph(logger: Logger): SampleSubgraph {
  const missing: string[] = [];
  const contexts: RequestInfo[] = [];
  return {
    name: 'identity',
    schema: buildSubgraph({ typeDefs, resolvers }),
    logger,
    missing,
    contexts,
    contextFor: (info) => {
      contexts.push(info);
      return { info, counter: {} };
    },
    ready: async () => {
      if (missing.length > 0) throw new NotReadyError([...missing]);
    },
    start: async () => undefined,
    stop: async () => undefined,
  };
}
