import type { IncomingMessage } from 'node:http';
import { GraphQLError, getOperationAST } from 'graphql';
import type { ExecutionArgs } from 'graphql';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL } from 'graphql-ws';
import type { Context, SubscribePayload } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import type { Extra } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { Logger } from '@tbt/service-kit';
import { assertVariables } from '../graph/check-variables';
import { documentIdOf } from '../graph/document-request';
import type { GraphExecutor } from '../graph/execute-operation';
import { formatGatewayError } from '../graph/format-error';
import type { GraphContext } from '../graph/graph-context';
import type { ReadBudget } from '../graph/read-budget';
import { assertRowLimit } from '../graph/row-limit';
import type { TrustedDocuments } from '../graph/trusted-documents';
import type { CallerReader } from '../request-caller';
import { bearerOf, type SessionCookies } from '../session-cookie';
import { CLOSE } from './close-codes';
import type { UserEvents } from './user-events';
import { FRAME_BYTES_MAX } from './frame-size';
import type { LiveSockets } from './live-sockets';
import { socketCaller, toPeer } from './socket-caller';
import type { SocketCaller } from './socket-caller';
import { subscribeToMessages, toExecutionResult, toGraphQLError } from './subscriptions';

export type GraphqlSocketOptions = {
  executor: GraphExecutor;
  documents: TrustedDocuments;
  budget: ReadBudget;
  events: UserEvents;
  live: LiveSockets;
  readCaller: CallerReader;
  cookies: SessionCookies;
  logger: Logger;
};

export type GraphqlSocket = { server: WebSocketServer; close(): Promise<void> };

type SocketContext = Context<Record<string, unknown> | undefined, Extra>;
type OperationContext = { caller: SocketCaller; socket: Extra['socket'] };

const OPERATIONS_MAX = 50;
const INIT_WAIT_MS = 5_000;
const KEEP_ALIVE_MS = 15_000;

const callers = new WeakMap<Extra['socket'], SocketCaller>();

function callerOf({ extra }: SocketContext): SocketCaller {
  const caller = callers.get(extra.socket);
  if (!caller) throw new Error('The socket has not been introduced');
  return caller;
}

export function createGraphqlSocket(options: GraphqlSocketOptions): GraphqlSocket {
  const { executor, events, live, readCaller, cookies, logger } = options;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: FRAME_BYTES_MAX,
    handleProtocols: (protocols) =>
      protocols.has(GRAPHQL_TRANSPORT_WS_PROTOCOL) && GRAPHQL_TRANSPORT_WS_PROTOCOL,
  });

  const onConnect = async ({ extra, connectionParams }: SocketContext): Promise<boolean> => {
    const { socket, request } = extra;
    const given = bearerOf(connectionParams?.authorization);
    const session = given ? { token: given, isCookie: false } : cookies.tokenOf(request.headers);
    const asCaller = socketCaller(readCaller, request as IncomingMessage, session);
    const caller: SocketCaller = async () => ({ ...(await asCaller()), writesDocument: true });
    callers.set(socket, caller);
    const { info, isViewerUnknown } = await caller();
    const { viewer } = info;
    if (session && !viewer) {
      socket.close(isViewerUnknown ? CLOSE.tryLater : CLOSE.unauthenticated);
      return false;
    }
    if (!viewer) return live.addVisitor(socket, info.address);
    const peer = toPeer(socket, viewer, caller);
    socket.on('close', () => live.remove(peer));
    return live.add(peer);
  };

  const disposable = useServer<Record<string, unknown> | undefined>(
    {
      connectionInitWaitTimeout: INIT_WAIT_MS,
      onConnect,
      onSubscribe: (context, _id, payload) => prepare(context, payload, options),
      execute: async ({ contextValue, document, variableValues, operationName }) => {
        const { caller } = contextValue as OperationContext;
        const operation = { document, variables: variableValues ?? {}, operationName };
        return toExecutionResult(await executor.run(operation, await caller()));
      },
      subscribe: async ({ contextValue, document, variableValues, operationName }) => {
        const { caller, socket } = contextValue as OperationContext;
        const operation = getOperationAST(document, operationName);
        if (!operation) return { errors: [new GraphQLError('Unknown operation.')] };
        const variables = variableValues ?? {};
        const onLost = () => socket.close(CLOSE.tryLater);
        const subscription = { document, operation, variables, caller, onLost };
        return subscribeToMessages(subscription, { executor, events });
      },
    },
    server,
    KEEP_ALIVE_MS,
  );
  server.on('connection', (socket) => {
    // The library's own listener writes to the console.
    socket.removeAllListeners('error');
    socket.on('error', (error) => logger.debug({ reason: error.message }, 'socket error'));
  });
  return { server, close: async () => disposable.dispose() };
}

const isOpen = ({ socket }: Extra): boolean => socket.readyState === socket.OPEN;

/** The checks of an HTTP operation. */
async function prepare(
  context: SocketContext,
  payload: SubscribePayload,
  { executor, documents, budget, logger }: GraphqlSocketOptions,
): Promise<ExecutionArgs | readonly GraphQLError[]> {
  const caller = callerOf(context);
  const place: GraphContext = await caller();
  const refuse = (errors: readonly unknown[]) =>
    errors.map((error) => toGraphQLError(formatGatewayError(error, place, logger)));
  try {
    if (!isOpen(context.extra)) return refuse([new GraphQLError('The socket is closing.')]);
    if (Object.keys(context.subscriptions).length > OPERATIONS_MAX) {
      return refuse([new GraphQLError('Too many operations on one socket.')]);
    }
    await budget.chargeRequest(place.info, payload.query?.length ?? 0);
    const text = documents.resolve({
      query: payload.query,
      documentId: documentIdOf({ ...payload }),
    });
    const { document, errors } = executor.check(text ?? '');
    if (!document) return refuse(errors);
    const { operationName, variables } = payload;
    const operation = getOperationAST(document, operationName);
    if (!operation) return refuse([new GraphQLError('Name the operation to run.')]);
    const variableValues = variables ?? {};
    assertVariables(document, variableValues);
    await budget.chargeRequest(place.info, JSON.stringify(variableValues).length);
    const schema = executor.schema();
    await budget.chargeResponse(
      place.info,
      assertRowLimit(schema, document, operation, variableValues),
    );
    const contextValue: OperationContext = { caller, socket: context.extra.socket };
    return { schema, document, operationName, variableValues, contextValue };
  } catch (error) {
    return refuse([error]);
  }
}
