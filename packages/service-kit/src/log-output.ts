import { write as writeTo, writeSync } from 'node:fs';

const FLUSH_MS = 100;
const BLOCK_CHARACTERS = 4096;
/** Maximum buffered characters; lines beyond are lost. */
const WAITING_MAX = 4 * 1024 * 1024;
const BUSY = new Set(['EAGAIN', 'EBUSY']);

type Write = (
  fd: number,
  bytes: Uint8Array,
  done: (error: NodeJS.ErrnoException | null, written: number) => void,
) => void;

const atTheEnd = new Set<() => void>();
process.on('exit', () => {
  for (const write of atTheEnd) write();
});

export type LogOutput = { write(line: string): void; takeLostCount(): number };

/** Buffers lines for up to 100 ms and writes the rest at exit. A full disk loses lines and nothing else. */
export function createLogOutput(fd: number, write: Write = writeTo): LogOutput {
  let waiting: string[] = [];
  let waitingLength = 0;
  let lost = 0;
  let isWriting = false;

  const next = (): Buffer => {
    const block = Buffer.from(waiting.join(''));
    waiting = [];
    waitingLength = 0;
    return block;
  };
  const send = (block: Uint8Array, lines: number): void => {
    write(fd, block, (error, written) => {
      if (error && !BUSY.has(error.code ?? '')) lost += lines;
      else if (error) return void setTimeout(() => send(block, lines), FLUSH_MS).unref();
      else if (written < block.length) return send(block.subarray(written), lines);
      isWriting = false;
      if (waitingLength >= BLOCK_CHARACTERS) flush();
    });
  };
  const flush = (): void => {
    if (isWriting || waiting.length === 0) return;
    isWriting = true;
    const lines = waiting.length;
    send(next(), lines);
  };

  setInterval(flush, FLUSH_MS).unref();
  atTheEnd.add(() => {
    try {
      if (waiting.length > 0) writeSync(fd, next());
    } catch {
      // The disk is full at exit: nothing left to do.
    }
  });
  return {
    write(line) {
      if (waitingLength + line.length > WAITING_MAX) {
        lost += 1;
        return;
      }
      waiting.push(line);
      waitingLength += line.length;
      if (waitingLength >= BLOCK_CHARACTERS) flush();
    },
    takeLostCount() {
      const count = isWriting ? 0 : lost;
      if (!isWriting) lost = 0;
      return count;
    },
  };
}
