// PostgreSQL rejects notifications of 8,000 bytes and more; every bus keeps to it.
const SIGNAL_BYTES_MAX = 7_900;

/** @throws Error for a signal that carries more than keys. */
export function assertSignalSize(text: string): void {
  if (Buffer.byteLength(text) > SIGNAL_BYTES_MAX)
    throw new Error('A live signal carries keys only');
}
