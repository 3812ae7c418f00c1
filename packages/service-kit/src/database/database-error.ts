/** Whether PostgreSQL broke the transaction off and asks to run it again. */
export function isTransactionConflict(error: unknown): boolean {
  throw new Error('not built yet', { cause: error });
}

/** Name of the violated unique, exclusion, check or foreign-key constraint, if that is the error. */
export function constraintOf(error: unknown): string | null {
  throw new Error('not built yet', { cause: error });
}

/**
 * Turns the violation of a named constraint into a business error.
 * @throws what the constraint's entry makes, or the error itself when there is none.
 */
export function onConstraint(error: unknown, errors: Record<string, () => Error>): never {
  const constraint = constraintOf(error);
  const make = constraint === null ? undefined : errors[constraint];
  throw make ? make() : error;
}
