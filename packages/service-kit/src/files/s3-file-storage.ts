import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { unavailable } from '../errors';
import { assertFileKey, type FileStorage, type StoredFile } from './file-storage';

export type S3Options = {
  /** Path-style: the bucket is the first path segment. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Time until a response begins; default 20,000. */
  timeoutMs?: number;
};

type Call = { query?: Record<string, string>; body?: Buffer | string };

/** All parts but the last must have at least 5 MiB. */
const PART_BYTES = 8 * 1024 * 1024;
const TIMEOUT_MS = 20_000;
const RETRIES = 2;
const NOT_FOUND = 404;

const sha256 = (body: Buffer | string): string => createHash('sha256').update(body).digest('hex');

const textIn = (xml: string, tag: string): string =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '';
const elementsIn = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, inner = '']) => inner);

async function* partsOf(content: Readable): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    waiting.push(Buffer.from(chunk));
    size += chunk.length;
    while (size >= PART_BYTES) {
      const all = Buffer.concat(waiting);
      yield all.subarray(0, PART_BYTES);
      waiting = [all.subarray(PART_BYTES)];
      size -= PART_BYTES;
    }
  }
  yield Buffer.concat(waiting);
}

export function createS3FileStorage(options: S3Options): FileStorage {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = options;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    retries: RETRIES,
  });
  const bucketUrl = `${endpoint.replace(/\/+$/, '')}/${bucket}`;

  /** @throws DomainError UNAVAILABLE for any response but success or "not found". */
  const call = async (
    method: string,
    key: string,
    { query, body }: Call = {},
  ): Promise<Response> => {
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), options.timeoutMs ?? TIMEOUT_MS);
    try {
      const answer = await client.fetch(`${bucketUrl}${key && `/${key}`}${search}`, {
        method,
        ...(body === undefined ? {} : { body: new Uint8Array(Buffer.from(body)) }),
        headers: { 'x-amz-content-sha256': sha256(body ?? '') },
        signal: stop.signal,
      });
      if (answer.ok || answer.status === NOT_FOUND) return answer;
      throw new Error(
        `the storage answered ${answer.status}: ${textIn(await answer.text(), 'Code')}`,
      );
    } catch (error) {
      throw unavailable(undefined, error);
    } finally {
      clearTimeout(timer);
    }
  };

  const found = async (answer: Response): Promise<string> => {
    const text = await answer.text();
    // S3 reports some failures of long calls behind a 200.
    if (answer.ok && !text.includes('<Error>')) return text;
    throw unavailable(undefined, new Error(`the storage answered ${textIn(text, 'Code')}`));
  };

  const putParts = async (key: string, first: Buffer, rest: AsyncGenerator<Buffer>) => {
    const begun = await found(await call('POST', key, { query: { uploads: '' } }));
    const uploadId = textIn(begun, 'UploadId');
    const tags: string[] = [];
    const send = async (body: Buffer) => {
      const query = { partNumber: String(tags.length + 1), uploadId };
      const answer = await call('PUT', key, { query, body });
      await found(answer);
      tags.push(answer.headers.get('etag') ?? '');
      return body.length;
    };
    try {
      let size = await send(first);
      for await (const part of rest) if (part.length > 0) size += await send(part);
      const parts = tags.map(
        (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
      );
      const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
      await found(await call('POST', key, { query: { uploadId }, body }));
      return size;
    } catch (error) {
      await call('DELETE', key, { query: { uploadId } }).catch(() => undefined);
      throw error;
    }
  };

  const putWhole = async (key: string, body: Buffer) => {
    await found(await call('PUT', key, { body }));
    return body.length;
  };

  const putStream = async (key: string, content: Readable) => {
    const parts = partsOf(content);
    const first = (await parts.next()).value as Buffer;
    return first.length < PART_BYTES ? putWhole(key, first) : putParts(key, first, parts);
  };

  const toFile = (element: string): StoredFile => ({
    key: textIn(element, 'Key'),
    size: Number(textIn(element, 'Size')),
    storedAt: new Date(textIn(element, 'LastModified')),
  });

  return {
    ready: () => Promise.resolve(),
    put: async (key, content) => {
      assertFileKey(key);
      const size = await (Buffer.isBuffer(content)
        ? putWhole(key, content)
        : putStream(key, content));
      return { key, size, storedAt: new Date() };
    },
    open: async (key) => {
      assertFileKey(key);
      const answer = await call('GET', key);
      if (answer.status === NOT_FOUND || !answer.body) return null;
      return {
        key,
        size: Number(answer.headers.get('content-length')),
        storedAt: new Date(answer.headers.get('last-modified') ?? 0),
        content: Readable.fromWeb(answer.body as ReadableStream),
      };
    },
    remove: async (key) => {
      assertFileKey(key);
      await (await call('DELETE', key)).arrayBuffer();
    },
    list: async function* list(prefix) {
      let token = '';
      do {
        const query = { 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) };
        const page = await found(await call('GET', '', { query }));
        yield* elementsIn(page, 'Contents').map(toFile);
        token = textIn(page, 'NextContinuationToken');
      } while (token);
    },
    removeUnfinished: async (before) => {
      const page = await found(await call('GET', '', { query: { uploads: '' } }));
      for (const upload of elementsIn(page, 'Upload')) {
        if (new Date(textIn(upload, 'Initiated')) >= before) continue;
        const query = { uploadId: textIn(upload, 'UploadId') };
        await call('DELETE', textIn(upload, 'Key'), { query });
      }
    },
  };
}
