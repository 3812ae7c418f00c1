import { GraphQLError } from 'graphql';
import type {
  DocumentNode,
  ExecutionResult,
  GraphQLFormattedError,
  OperationDefinitionNode,
} from 'graphql';
import { messageText } from '@tbt/contracts';
import { actingUserId } from '@tbt/service-kit';
import type { GraphExecutor, OperationResult } from '../graph/execute-operation';
import type { GraphContext } from '../graph/graph-context';
import type { UserEvents, UserEvent } from './user-events';
import { messageStream } from './message-stream';
import type { SocketCaller } from './socket-caller';
import { planSubscription, variablesFor, type SubscriptionPlan } from './subscription-document';

export type Subscription = {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Readonly<Record<string, unknown>>;
  caller: SocketCaller;
  onLost(): void;
};

export const toGraphQLError = ({
  message,
  path,
  extensions,
}: GraphQLFormattedError): GraphQLError =>
  new GraphQLError(message, {
    ...(path ? { path } : {}),
    ...(extensions ? { extensions } : {}),
  });

export const toExecutionResult = ({ data, errors }: OperationResult): ExecutionResult => ({
  ...(data === undefined ? {} : { data }),
  ...(errors ? { errors: errors.map(toGraphQLError) } : {}),
});

const refusal = ({ info }: GraphContext, code: 'UNAUTHENTICATED' | 'UNAVAILABLE'): GraphQLError => {
  const key = code === 'UNAUTHENTICATED' ? 'session.required' : 'problem.unavailable';
  const extensions = { code, requestId: info.requestId };
  return new GraphQLError(messageText(info.locale, key), { extensions });
};

/** Null for any other event. */
export function keyFor(
  { subscription, conversationId }: Pick<SubscriptionPlan, 'subscription' | 'conversationId'>,
  event: UserEvent,
): number | null {
  if (subscription === 'notificationAdded')
    return event.type === 'notification' ? event.notification.notificationId : null;
  if (event.type !== 'message') return null;
  const { message } = event;
  const isAsked = conversationId === null || String(message.conversationId) === conversationId;
  return isAsked ? message.messageId : null;
}

/** Resolves every event through the graph as the subscriber, with the subscription's selection. */
export async function subscribeToMessages(
  { document, operation, variables, caller, onLost }: Subscription,
  { executor, events }: { executor: GraphExecutor; events: UserEvents },
): Promise<ExecutionResult | AsyncIterableIterator<ExecutionResult>> {
  const context = await caller();
  const { viewer } = context.info;
  if (!viewer) {
    const code = context.isViewerUnknown ? 'UNAVAILABLE' : 'UNAUTHENTICATED';
    return { errors: [refusal(context, code)] };
  }
  const plan = planSubscription(executor.schema(), document, operation, variables);
  if (!plan) {
    const extensions = { code: 'VALIDATION_FAILED' };
    return { errors: [new GraphQLError('Unknown subscription.', { extensions })] };
  }
  return messageStream({
    events,
    userId: actingUserId(viewer),
    keyOf: (event) => keyFor(plan, event),
    onLost,
    async read(id) {
      const operationVariables = variablesFor(plan, variables, id);
      const reading = { document: plan.document, variables: operationVariables };
      const result = await executor.run(reading, await caller());
      const isHidden = !result.errors && Object.values(result.data ?? {}).every((v) => v === null);
      return isHidden ? null : toExecutionResult(result);
    },
  });
}
