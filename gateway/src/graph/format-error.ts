import { GraphQLError } from 'graphql';
import type { GraphQLFormattedError } from 'graphql';
import { messageText } from '@tbt/contracts';
import { DomainError, formatGraphQLError } from '@tbt/service-kit';
import type { Logger } from '@tbt/service-kit';
import type { GraphContext } from './graph-context';
import { isErrorCode } from './subgraph-failure';

const REQUEST_CODES: ReadonlySet<unknown> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

type ErrorPlace = Pick<GraphContext, 'info' | 'isViewerUnknown'>;

function unavailable(error: GraphQLFormattedError, { info }: ErrorPlace): GraphQLFormattedError {
  const extensions = { code: 'UNAVAILABLE', serviceName: 'identity', requestId: info.requestId };
  return { ...error, message: messageText(info.locale, 'problem.unavailable'), extensions };
}

/** Maps any error to the public codes; unknown errors are logged and become INTERNAL without their text. */
export function formatGatewayError(
  error: unknown,
  place: ErrorPlace,
  logger: Logger,
): GraphQLFormattedError {
  const { info } = place;
  const formatted = error instanceof GraphQLError ? error.toJSON() : null;
  const code = formatted?.extensions?.code;
  if (formatted && isErrorCode(code)) {
    // While identity is unreachable, a session may still be valid.
    if (code === 'UNAUTHENTICATED' && place.isViewerUnknown) return unavailable(formatted, place);
    const { http, stacktrace, ...extensions } = formatted.extensions ?? {};
    return { ...formatted, extensions: { ...extensions, requestId: info.requestId } };
  }
  const isRequestError =
    formatted !== null && (REQUEST_CODES.has(code) || (code === undefined && !isThrown(error)));
  if (formatted && isRequestError) {
    const { message, locations, path } = formatted;
    return {
      message,
      ...(locations ? { locations } : {}),
      ...(path ? { path } : {}),
      extensions: { code: 'VALIDATION_FAILED', requestId: info.requestId },
    };
  }
  const domain = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  return formatGraphQLError(domain instanceof DomainError ? domain : toError(error), {
    info,
    logger,
  }).toJSON();
}

/** For requests refused before the graph: malformed or cross-site. */
export function formatRequestError({
  message,
  locations,
  extensions,
}: GraphQLFormattedError): GraphQLFormattedError {
  const code = extensions?.code;
  if (isErrorCode(code)) return { message, extensions: { ...extensions } };
  if (!REQUEST_CODES.has(code)) {
    return { message: 'Internal error', extensions: { code: 'INTERNAL' } };
  }
  return {
    message,
    ...(locations ? { locations } : {}),
    extensions: { code: 'VALIDATION_FAILED' },
  };
}

const isThrown = (error: unknown): boolean =>
  error instanceof GraphQLError && error.originalError !== undefined;

const toError = (error: unknown): Error =>
  error instanceof Error ? new Error(error.message, { cause: error }) : new Error(String(error));
