import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { Kind, type DocumentNode } from 'graphql';
import type * as z from 'zod/mini';
import { checkRule, id } from '@tbt/contracts';
import type { Role, RuleIssue } from '@tbt/contracts';
import { actingUserId, forbidden, requireViewer, validationFailed } from '@tbt/service-kit';
import type { RequestInfo, UserErrorDto, Viewer } from '@tbt/service-kit';
import { nulPaths } from '../graph/check-variables';
import type { GraphExecutor, OperationResult } from '../graph/execute-operation';
import type { GraphContext } from '../graph/graph-context';
import type { UploadRule } from '../uploads';
import type { EntityName } from './entities';
import { ProblemError, problemOfGraphError, problemOfUserErrors } from './problem-details';
import { knownQuery, queryIssues } from './query-fields';
import type { PathParams } from './route-path';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Everyone, every user, administrators (not found for others), or users of these roles. */
export type Access = 'anyone' | 'session' | 'admin' | readonly Role[];

export type AnswerFile = {
  type: string;
  /** ASCII. */
  name: string;
  content: Buffer | string;
  disposition: 'inline' | 'attachment';
};

export type Answer = {
  status: number;
  body?: unknown;
  /** In place of the body. */
  file?: AnswerFile;
  headers?: Record<string, string>;
  /** Equal to the route's version query as long as the body is unchanged. */
  version?: string | null;
  session?: { open: string } | 'close';
};

export type AnswerFacts = {
  description: string;
  entity?: EntityName;
  isList?: boolean;
  file?: string;
};

export type SignedBody = { payload: string; signature: string };

export type RouteInput<P extends string, Q, B> = {
  params: Readonly<PathParams<P>>;
  query: Q;
  body: B;
  /** The request's URL, for `Link` headers. */
  url: string;
  /** The `Accept` header, in lower case; empty without one. */
  accept: string;
  signed: SignedBody;
  info: RequestInfo;
};

type RouteDefinition<
  P extends string,
  Q extends z.ZodMiniType,
  B extends z.ZodMiniType,
  D,
  V,
  VD,
> = {
  method: Method;
  path: P;
  summary: string;
  access: Access;
  query?: Q;
  body?: B;
  /** Fields that may name who acts; another account is refused after faults of the fields. */
  actors?: readonly string[];
  /** Takes a file; the upload's receipt replaces the body. */
  upload?: UploadRule;
  /** True when it opens a session, which cross-site requests must not do. */
  setsSession?: boolean;
  /** Takes an Idempotency-Key; default true for authenticated POSTs. */
  isKeyed?: boolean;
  /** True for reads that are mostly the same for every caller: they carry an ETag. */
  isPublicRead?: boolean;
  /** Checked before execution. @throws DomainError */
  guard?: (input: RouteInput<P, z.output<Q>, z.output<B>> & { viewer: Viewer }) => void;
  document: TypedDocumentNode<D, V>;
  variables: (input: RouteInput<P, z.output<Q>, z.output<B>> & { viewer: Viewer }) => V;
  /** @throws DomainError NOT_FOUND for what is missing or not visible. */
  answer: (data: D, input: RouteInput<P, z.output<Q>, z.output<B>>) => Answer;
  answers: Readonly<Record<number, AnswerFacts>>;
  /** A cheaper query for the version that the response would have. */
  version?: { document: TypedDocumentNode<VD, V>; read: (data: VD) => string };
};

export type RawInput = {
  params: Readonly<Record<string, number | string>>;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
  url: string;
  accept?: string;
  readSigned?: () => SignedBody;
  context: GraphContext;
};

/** A route without its type parameters, for the server and OpenAPI. */
export type Route = {
  method: Method;
  path: string;
  summary: string;
  access: Access;
  query: z.ZodMiniType | undefined;
  body: z.ZodMiniType | undefined;
  actors: readonly string[];
  upload: UploadRule | undefined;
  setsSession: boolean;
  isPublicRead: boolean;
  isKeyed: boolean;
  /** The field that a write runs. */
  mutation: string | null;
  answers: Readonly<Record<number, AnswerFacts>>;
  /** @throws DomainError | ProblemError */
  handle(raw: RawInput, executor: Pick<GraphExecutor, 'execute'>): Promise<Answer>;
  /** Null when unknown; absent when the route has none. @throws DomainError */
  versionOf?(raw: RawInput, executor: Pick<GraphExecutor, 'execute'>): Promise<string | null>;
};

/** Throws unless every requested field was resolved. */
function refuseFailure({ data, errors }: OperationResult, info: RequestInfo): void {
  const roots = Object.entries(data ?? {});
  const isWhole = data && roots.every(([, value]) => value !== null);
  const [first] = errors ?? [];
  if (first && !isWhole) throw new ProblemError(problemOfGraphError(first));
  for (const [root, value] of roots) {
    const payload = value as { errors?: readonly UserErrorDto[]; [noun: string]: unknown } | null;
    if (!payload?.errors) continue;
    if (payload.errors.length > 0)
      throw new ProblemError(problemOfUserErrors(payload.errors, info.locale));
    // The write succeeded but cannot be read back: not "not found".
    const lost = errors?.find(({ path }) => path?.[0] === root && payload[`${path[1]}`] === null);
    if (lost) throw new ProblemError(problemOfGraphError(lost));
  }
}

function onePerField(issues: readonly RuleIssue[]): RuleIssue[] {
  const seen = new Map(issues.toReversed().map((issue) => [issue.path.join('.'), issue]));
  return issues.filter((issue) => seen.get(issue.path.join('.')) === issue);
}

const nulIssues = (value: unknown): RuleIssue[] =>
  nulPaths(value).map((path) => ({ path, key: 'validation.text', values: {} }));

type ActorIds = { ids: number[]; issues: RuleIssue[] };

function actorIds(fields: readonly string[], body: unknown): ActorIds {
  const sent = (body ?? {}) as Record<string, unknown>;
  const found: ActorIds = { ids: [], issues: [] };
  for (const field of fields) {
    if (sent[field] === undefined || sent[field] === null) continue;
    const result = checkRule(id, sent[field]);
    if (result.ok) found.ids.push(result.value);
    else found.issues.push(...result.issues.map((issue) => ({ ...issue, path: [field] })));
  }
  return found;
}

/** @throws DomainError FORBIDDEN unless the viewer, or the clinic that the viewer acts for. */
function refuseForeignActor(ids: readonly number[], viewer: Viewer): void {
  const own = [viewer.userId, actingUserId(viewer)];
  if (ids.some((actor) => !own.includes(actor))) throw forbidden('access.foreignActor');
}

function mutationOf({ definitions }: DocumentNode): string | null {
  const operation = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION || operation.operation !== 'mutation')
    return null;
  const [field] = operation.selectionSet.selections;
  return field?.kind === Kind.FIELD ? field.name.value : null;
}

/**
 * Input rules, exactly one operation and a mapping of its result.
 * Only what the graph cannot name is checked here; the owning subgraph decides.
 */
export function defineRoute<
  const P extends string,
  D,
  V extends Record<string, unknown>,
  Q extends z.ZodMiniType = z.ZodMiniType<Record<string, never>>,
  B extends z.ZodMiniType = z.ZodMiniType<undefined>,
  VD = never,
>(definition: RouteDefinition<P, Q, B, D, V, VD>): Route {
  const { method, path, summary, access, query, body, upload, answers } = definition;
  type Input = RouteInput<P, z.output<Q>, z.output<B>>;

  const read = (raw: RawInput, actors: ActorIds): Input => {
    const issues: RuleIssue[] = [...actors.issues];
    const check = <S extends z.ZodMiniType>(rule: S | undefined, value: unknown) => {
      if (!rule) return undefined;
      const result = checkRule(rule, value);
      if (result.ok) return result.value;
      issues.push(...result.issues);
      return undefined;
    };
    const asked = knownQuery(query, raw.query);
    const repeated = queryIssues(asked);
    issues.push(...repeated);
    const input = {
      params: raw.params as Input['params'],
      query: (repeated.length > 0 ? undefined : check(query, asked)) as z.output<Q>,
      body: check(body, raw.body) as z.output<B>,
      url: raw.url,
      accept: raw.accept ?? '',
      get signed() {
        return raw.readSigned?.() ?? { payload: '', signature: '' };
      },
      info: raw.context.info,
    };
    issues.push(...nulIssues(asked), ...nulIssues(raw.body));
    if (issues.length > 0) throw validationFailed(onePerField(issues));
    return input;
  };

  const actingOn = (raw: RawInput) => {
    const { info } = raw.context;
    const actors = actorIds(definition.actors ?? [], raw.body);
    const input = read(raw, actors);
    if (actors.ids.length > 0) refuseForeignActor(actors.ids, requireViewer(info));
    const acting = {
      ...input,
      get viewer() {
        return requireViewer(info);
      },
    };
    definition.guard?.(acting);
    return { input, variables: definition.variables(acting) };
  };
  const { version } = definition;

  return {
    method,
    path,
    summary,
    access,
    query,
    body,
    actors: definition.actors ?? [],
    upload,
    answers,
    setsSession: definition.setsSession ?? false,
    isPublicRead: definition.isPublicRead ?? false,
    mutation: mutationOf(definition.document),
    isKeyed: definition.isKeyed ?? (method === 'POST' && access !== 'anyone'),
    async handle(raw, executor) {
      const { input, variables } = actingOn(raw);
      const result = await executor.execute(definition.document, variables, raw.context);
      refuseFailure(result as OperationResult, raw.context.info);
      return definition.answer(result.data as D, input);
    },
    ...(version && {
      async versionOf(raw: RawInput, executor: Pick<GraphExecutor, 'execute'>) {
        const { variables } = actingOn(raw);
        const { data, errors } = await executor.execute(version.document, variables, raw.context);
        return data && !errors?.length ? version.read(data) : null;
      },
    }),
  };
}
