/** A start failure that the user can fix; the message says how. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
