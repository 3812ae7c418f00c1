import { GraphQLError } from 'graphql';
import { messageText } from '@tbt/contracts';
import type { Logger, RequestInfo } from '@tbt/service-kit';

type Note = { message?: string; path?: readonly (string | number)[] };

/**
 * The planner drops values that a subgraph owes without an error; callers would take that for "not found".
 * @param extensions of the planner's answer.
 */
export function missingValueErrors(
  extensions: Readonly<Record<string, unknown>> | undefined,
  info: RequestInfo,
  logger: Logger,
): GraphQLError[] {
  const notes = (extensions?.valueCompletion as readonly Note[] | undefined) ?? [];
  if (notes.length === 0) return [];
  const reason = notes.map(({ message }) => message).join(' ');
  logger.error({ requestId: info.requestId, reason }, 'A subgraph left values out');
  const paths = new Map(notes.map(({ path = [] }) => [path.join('.'), path]));
  const message = messageText(info.locale, 'problem.unavailable');
  return [...paths.values()].map(
    (path) => new GraphQLError(message, { path, extensions: { code: 'UNAVAILABLE' } }),
  );
}
