/** The start failed for a reason that a person can mend; the message says how. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
