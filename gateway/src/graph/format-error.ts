import { GraphQLError } from 'graphql';
import type { GraphQLFormattedError } from 'graphql';
import { messageText } from '@tbt/contracts';
import { DomainError, ERROR_CODES, formatGraphQLError } from '@tbt/service-kit';
import type { ErrorCode, Logger } from '@tbt/service-kit';
import type { GraphContext } from './graph-context';

/** Apollo's own codes for a request that the caller can mend. */
const REQUEST_CODES: ReadonlySet<unknown> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

const isErrorCode = (code: unknown): code is ErrorCode =>
  ERROR_CODES.some((known) => known === code);

type ErrorPlace = Pick<GraphContext, 'info' | 'isViewerUnknown'>;

function unavailable(error: GraphQLFormattedError, { info }: ErrorPlace): GraphQLFormattedError {
  const extensions = { code: 'UNAVAILABLE', serviceName: 'identity', requestId: info.requestId };
  return { ...error, message: messageText(info.locale, 'problem.unavailable'), extensions };
}

/**
 * An error as it leaves the gateway: one of the eight codes and the request id. Unknown errors are
 * logged and leave as INTERNAL without their text.
 */
export function formatGatewayError(
  error: unknown,
  place: ErrorPlace,
  logger: Logger,
): GraphQLFormattedError {
  const { info } = place;
  const formatted = error instanceof GraphQLError ? error.toJSON() : null;
  const code = formatted?.extensions?.code;
  if (formatted && isErrorCode(code)) {
    // Nobody knows whether the viewer is signed in while identity cannot be asked.
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

/** An error of a request that never reached the graph: malformed, or refused as forgeable. */
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
