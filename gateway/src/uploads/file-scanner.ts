import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { unavailable, type Logger } from '@tbt/service-kit';
import { FileError } from './file-error';

const CHUNK_BYTES = 64 * 1024;
const PATIENCE_MS = 15_000;
const LENGTH_BYTES = 4;

/** Looks for malware. @throws FileError for an infected file, DomainError UNAVAILABLE while the scanner is away. */
export type FileScanner = (content: Buffer) => Promise<void>;

export const noScanner: FileScanner = () => Promise.resolve();

function* framesOf(content: Buffer): Generator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for (let from = 0; from < content.length; from += CHUNK_BYTES) {
    const chunk = content.subarray(from, from + CHUNK_BYTES);
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(LENGTH_BYTES);
}

async function ask(address: URL, content: Buffer): Promise<string> {
  const socket = connect({ host: address.hostname, port: Number(address.port) });
  const answer = new Promise<string>((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part) => (text += String(part)));
    socket.on('end', () => resolve(text.replaceAll('\0', '').trim()));
    socket.on('error', reject);
  });
  const late = pause(PATIENCE_MS, undefined, { ref: false }).then(() => {
    throw new Error('the scanner did not answer in time');
  });
  try {
    for (const frame of framesOf(content)) socket.write(frame);
    return await Promise.race([answer, late]);
  } finally {
    socket.destroy();
  }
}

/**
 * A ClamAV daemon over TCP, by its INSTREAM command.
 * @param address such as tcp://clamav:3310. @see https://docs.clamav.net/manpages/clamd.8.html
 */
export function createFileScanner(address: string, logger: Logger): FileScanner {
  const url = new URL(address);
  return async (content) => {
    const answer = await ask(url, content).catch((error: unknown) => {
      logger.error({ reason: String(error) }, 'The file scanner is away');
      throw unavailable();
    });
    if (answer.endsWith(' OK')) return;
    if (!answer.endsWith(' FOUND')) {
      logger.error({ answer }, 'The file scanner refused a file');
      throw unavailable();
    }
    logger.warn({ answer }, 'An infected file was refused');
    throw new FileError('upload.infected');
  };
}
