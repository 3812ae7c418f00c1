/** The names are shown by `/readyz`, so they carry no address or secret. */
export class NotReadyError extends Error {
  override readonly name = 'NotReadyError';
  constructor(
    readonly missing: string[],
    cause?: unknown,
  ) {
    super(`Not ready: ${missing.join(', ')}`, { cause });
  }
}
