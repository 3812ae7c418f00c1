import { GraphQLError } from 'graphql';

/** Answered with 400. */
export const invalidRequest = (message: string, extensions: { reason?: string } = {}) =>
  new GraphQLError(message, {
    extensions: { code: 'VALIDATION_FAILED', ...extensions, http: { status: 400 } },
  });
