import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { validationFailed } from '@tbt/service-kit';
import { BodyError } from '../json-body';
import type { UploadRule } from './upload-rules';

/** Bytes of a form besides its file. */
const FRAME_BYTES = 64 * 1024;
const RECEIVE_MS = 120_000;
const FORM_LIMITS = { fields: 20, fieldSize: 4096, fieldNameSize: 100, files: 4, parts: 24 };

const tooLarge = ({ tooLarge: key, bytesMax }: UploadRule) =>
  new BodyError(413, key, { max: bytesMax });
const malformed = () => new BodyError(400, 'problem.malformedFile');
const missing = ({ field }: UploadRule) =>
  validationFailed([{ path: [field], key: 'validation.required', values: {} }]);
const several = ({ field }: UploadRule) =>
  validationFailed([{ path: [field], key: 'upload.one', values: {} }]);

type FormFile = Readable & { truncated?: boolean };

/** Consumes a file as it streams; undone when the form turns out invalid. */
export type FileTaker<T> = {
  take(bytes: AsyncIterable<Buffer>): Promise<T>;
  discard(taken: T): Promise<void>;
};

function formOf({ headers }: IncomingMessage, { bytesMax }: UploadRule): busboy.Busboy {
  try {
    // One byte more distinguishes a file that is too large.
    return busboy({ headers, limits: { ...FORM_LIMITS, fileSize: bytesMax + 1 } });
  } catch {
    throw malformed();
  }
}

async function* wholeFile(file: FormFile, rule: UploadRule): AsyncGenerator<Buffer> {
  for await (const chunk of file.iterator({ destroyOnReturn: false })) yield chunk as Buffer;
  if (file.truncated) throw tooLarge(rule);
}

/** Drains the rest of a file, which blocks the form's parser otherwise. */
async function drain(bytes: AsyncGenerator<Buffer>, file: FormFile): Promise<void> {
  await bytes.return(undefined);
  setImmediate(() => file.resume());
}

/** Resolves when every part was read; Node drains a refused body. */
function readThrough(
  request: IncomingMessage,
  form: busboy.Busboy,
  rule: UploadRule,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let size = 0;
    const end = () => clearTimeout(timer);
    const fail = (error: Error) => {
      end();
      reject(error);
      request.unpipe(form);
      request.resume();
      form.destroy();
    };
    const timer = setTimeout(() => fail(malformed()), RECEIVE_MS);
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > rule.bytesMax + FRAME_BYTES) fail(tooLarge(rule));
    });
    request.once('close', () => {
      if (!request.readableEnded) fail(malformed());
    });
    form.on('error', () => fail(malformed()));
    form.once('close', () => {
      end();
      resolve();
    });
    request.pipe(form);
  });
}

/**
 * Streams the form's one file to `take`; other parts are drained.
 * @throws BodyError 413, 400; DomainError VALIDATION_FAILED naming the field; errors of `take`.
 */
export async function receiveFile<T>(
  request: IncomingMessage,
  rule: UploadRule,
  { take, discard }: FileTaker<T>,
): Promise<T> {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > rule.bytesMax + FRAME_BYTES) throw tooLarge(rule);
  const form = formOf(request, rule);
  const files: FormFile[] = [];
  let taking: Promise<T> | undefined;
  form.on('file', (field, file: FormFile) => {
    file.on('error', () => undefined);
    if (field === rule.field) files.push(file);
    if (field !== rule.field || files.length > 1) return void file.resume();
    const bytes = wholeFile(file, rule);
    taking = take(bytes);
    taking.catch(() => void drain(bytes, file));
  });
  const reading = readThrough(request, form, rule);
  const [read, taken] = await Promise.allSettled([
    reading,
    reading.catch(() => null).then(() => taking),
  ]);

  const refusal = (): unknown => {
    if (read.status === 'rejected') return read.reason;
    if (files.some(({ truncated }) => truncated)) return tooLarge(rule);
    if (taken.status === 'rejected') return taken.reason;
    if (files.length > 1) return several(rule);
    return files.length === 0 ? missing(rule) : null;
  };
  const refused = refusal();
  const result = taken.status === 'fulfilled' ? taken.value : undefined;
  if (!refused && result !== undefined) return result;
  if (result !== undefined) await discard(result);
  throw refused;
}
