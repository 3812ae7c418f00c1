export {
  DomainError,
  ERROR_CODES,
  conflict,
  forbidden,
  notFound,
  rateLimited,
  unauthenticated,
  unavailable,
  validationFailed,
} from './domain-error';
export type { DomainErrorDetails, ErrorCode } from './domain-error';
export { formatGraphQLError } from './format-graphql-error';
export type { ErrorExtensions, FormatErrorContext } from './format-graphql-error';
export { parseInput } from './parse-input';
export { outcome, userErrors } from './user-errors';
export type { UserErrorDto } from './user-errors';
export { leafRequirement, variableErrors } from './variable-errors';
