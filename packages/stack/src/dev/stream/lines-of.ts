import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

export function linesOf(stream: Readable | null, onLine: (line: string) => void): void {
  if (stream) createInterface({ input: stream, crlfDelay: Infinity }).on('line', onLine);
}
