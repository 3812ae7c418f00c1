import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Hands on what a process says, line by line. */
export function linesOf(stream: Readable | null, onLine: (line: string) => void): void {
  if (stream) createInterface({ input: stream, crlfDelay: Infinity }).on('line', onLine);
}
