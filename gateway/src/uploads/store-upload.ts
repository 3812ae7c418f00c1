import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import {
  photoFile,
  STORED_UPLOAD_PURPOSE,
  UPLOAD_MEDIA_TYPES,
  uploadAddress,
  type MessageKey,
} from '@tbt/contracts';
import { validationFailed, type Deployment } from '@tbt/service-kit';
import { contentTypeOf, SIGNATURE_BYTES } from './content-type';
import { createGate } from './gate';
import { FileError } from './file-error';
import { noScanner, type FileScanner } from './file-scanner';
import { inertPdf } from './pdf';
import { squaresOf, withoutFacts } from './picture';
import type { FileTaker } from './receive-file';
import type { UploadRule } from './upload-rules';

/** Stored, but not registered with identity yet. */
export type StoredUpload = {
  url: string;
  fileKeys: readonly string[];
  facts: { kind: string; key: string; mediaType: string; size: number; sha256: string };
};

export type UploadStore = {
  taker(rule: UploadRule): FileTaker<StoredUpload>;
  discard(stored: StoredUpload): Promise<void>;
  /** Sealed for identity: proof that this user's file is stored; expires after minutes. */
  receiptOf(stored: StoredUpload, ownerId: number): Promise<string>;
};

const NAME_BYTES = 16;
const RECEIPT_SECONDS = 300;
const DECODING = 2;
const DECODING_WAITING = 32;
const PDF = 'application/pdf';

const wrong = ({ field }: UploadRule, key: MessageKey) =>
  validationFailed([{ path: [field], key, values: {} }]);

/** @throws DomainError VALIDATION_FAILED for an unsupported type. */
function typeFor(rule: UploadRule, start: Buffer): string {
  if (start.length === 0) throw wrong(rule, 'upload.empty');
  const mediaType = contentTypeOf(start);
  const isTaken = UPLOAD_MEDIA_TYPES[rule.kind].some((taken) => taken === mediaType);
  if (mediaType && isTaken) return mediaType;
  throw wrong(rule, rule.kind === 'photo' ? 'upload.photoType' : 'upload.documentType');
}

/** Reads the first bytes and returns an iterable of the whole. */
async function peek(bytes: AsyncIterable<Buffer>) {
  const rest = bytes[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (start.length < SIGNATURE_BYTES) {
    const next = await rest.next();
    if (next.done) break;
    start = Buffer.concat([start, next.value]);
  }
  async function* all() {
    yield start;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  }
  return { start, all };
}

export function createUploadStore({
  files,
  sealer,
  scan = noScanner,
}: Pick<Deployment, 'files' | 'sealer'> & { scan?: FileScanner }): UploadStore {
  const decoding = createGate(DECODING, DECODING_WAITING);

  const discardFiles = async (keys: readonly string[]) => {
    for (const key of keys) await files.remove(key).catch(() => undefined);
  };

  /** Deletes the files when storing or checking fails. */
  const keeping = async <T>(keys: readonly string[], store: () => Promise<T>): Promise<T> => {
    try {
      return await store();
    } catch (error) {
      await discardFiles(keys);
      throw error;
    }
  };

  const checked = async <T>(rule: UploadRule, work: () => Promise<T>): Promise<T> => {
    try {
      return await decoding(work);
    } catch (error) {
      throw error instanceof FileError ? wrong(rule, error.key) : error;
    }
  };

  const takePhoto = async (rule: UploadRule, bytes: AsyncIterable<Buffer>) => {
    const { start, all } = await peek(bytes);
    const sent = typeFor(rule, start);
    const content = await buffer(Readable.from(all()));
    const squares = await checked(rule, async () => {
      await scan(content);
      return squaresOf(content, sent);
    });
    const name = randomBytes(NAME_BYTES).toString('hex');
    const key = `photos/${name}`;
    const fileKeys = [...squares.keys()].map((size) => photoFile(key, size));
    await keeping(fileKeys, async () => {
      for (const [size, square] of squares) await files.put(photoFile(key, size), square);
    });
    const size = [...squares.values()].reduce((sum, square) => sum + square.length, 0);
    const sha256 = createHash('sha256').update(content).digest('hex');
    return { key, name, fileKeys, mediaType: 'image/webp', size, sha256 };
  };

  const takeDocument = async (rule: UploadRule, bytes: AsyncIterable<Buffer>) => {
    const { start, all } = await peek(bytes);
    const mediaType = typeFor(rule, start);
    const name = randomBytes(NAME_BYTES).toString('hex');
    const key = `documents/${name}`;
    const sent = await buffer(Readable.from(all()));
    const content = await checked(rule, async () => {
      await scan(sent);
      return mediaType === PDF ? inertPdf(sent) : withoutFacts(sent, mediaType);
    });
    await keeping([key], () => files.put(key, content));
    const sha256 = createHash('sha256').update(content).digest('hex');
    return { key, name, fileKeys: [key], mediaType, size: content.length, sha256 };
  };

  const discard = ({ fileKeys }: StoredUpload) => discardFiles(fileKeys);

  return {
    taker: (rule) => ({
      discard,
      take: async (bytes) => {
        const take = rule.kind === 'photo' ? takePhoto : takeDocument;
        const { name, fileKeys, ...facts } = await take(rule, bytes);
        return {
          url: uploadAddress(rule.kind, name),
          fileKeys,
          facts: { kind: rule.kind, ...facts },
        };
      },
    }),
    discard,
    receiptOf: ({ facts }, ownerId) =>
      sealer.seal(STORED_UPLOAD_PURPOSE, { ownerId, ...facts }, RECEIPT_SECONDS),
  };
}
