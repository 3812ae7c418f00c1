import type { MessageKey } from '@tbt/contracts';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { FileError } from './file-error';

const PROGRAM = join(__dirname, 'pdf-worker.cjs');
const END = '%%EOF';
const TAIL_BYTES = 2048;
/** A scan of ten pages takes 0.05 s; longer files are hostile. */
const TIME_MAX_MS = 3_000;
const MEMORY_MAX_MB = 512;

function refusalOf(content: Buffer): Promise<MessageKey | null> {
  const worker = new Worker(PROGRAM, {
    workerData: content,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MB },
  });
  return new Promise<MessageKey | null>((resolve) => {
    const giveUp = () => resolve('upload.broken');
    const timer = setTimeout(giveUp, TIME_MAX_MS);
    worker.on('message', resolve);
    worker.on('error', giveUp);
    worker.on('exit', () => {
      clearTimeout(timer);
      giveUp();
    });
  }).finally(() => worker.terminate());
}

let last: Promise<unknown> = Promise.resolve();

/** Returns the PDF unchanged if it has no active content. Parsed one at a time in a worker: hostile files take minutes. */
export async function inertPdf(content: Buffer): Promise<Buffer> {
  if (!content.subarray(-TAIL_BYTES).includes(END)) throw new FileError('upload.broken');
  const reading = last.then(() => refusalOf(content));
  last = reading.catch(() => undefined);
  const refusal = await reading;
  if (refusal) throw new FileError(refusal);
  return content;
}
