import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Fault of the next request: a status, no response, a dropped connection, or an error behind a 200. */
export type S3Fault = number | 'silence' | 'drop' | 'late error';

type Credentials = { accessKeyId: string; secretAccessKey: string; region: string; bucket: string };
type Stored = { body: Buffer; at: Date };
type Upload = { key: string; at: Date; parts: Map<number, Buffer> };

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, data: string) =>
  createHmac('sha256', key).update(data).digest();

const strict = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** Verifies AWS signature version 4, body included. */
function isSigned(request: IncomingMessage, url: URL, body: Buffer, own: Credentials): boolean {
  const { authorization = '' } = request.headers;
  const [, id, scope = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(
      authorization,
    ) ?? [];
  const [day = '', region = '', service = ''] = scope.split('/');
  if (id !== own.accessKeyId || region !== own.region || service !== 's3') return false;
  const bodyHash = String(request.headers['x-amz-content-sha256']);
  if (bodyHash !== sha256(body)) return false;
  const query = [...url.searchParams]
    .map(([name, value]) => `${strict(name)}=${strict(value)}`)
    .sort()
    .join('&');
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name])}\n`);
  const canonical = [request.method, url.pathname, query, headers.join(''), names, bodyHash];
  const toSign = [
    'AWS4-HMAC-SHA256',
    request.headers['x-amz-date'],
    scope,
    sha256(canonical.join('\n')),
  ].join('\n');
  const key = ['s3', 'aws4_request'].reduce(
    hmac,
    hmac(hmac(`AWS4${own.secretAccessKey}`, day), region),
  );
  const expected = Buffer.from(hmac(key, toSign).toString('hex'));
  return expected.length === signature.length && timingSafeEqual(expected, Buffer.from(signature));
}

/** An in-memory bucket with the part of S3 that file storage uses. */
export async function startS3Server(own: Credentials, { pageSize = 1_000 } = {}) {
  const objects = new Map<string, Stored>();
  const uploads = new Map<string, Upload>();
  const faults: S3Fault[] = [];
  const requests: string[] = [];

  const xml = (response: ServerResponse, text: string, status = 200) =>
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<?xml version="1.0"?>${text}`);
  const refuse = (response: ServerResponse, status: number, code: string) =>
    xml(response, `<Error><Code>${code}</Code></Error>`, status);

  function listed(search: URLSearchParams): string {
    const prefix = search.get('prefix') ?? '';
    const after = search.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, pageSize);
    const entries = page.map((key) => {
      const { body, at } = objects.get(key)!;
      return `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><Size>${body.length}</Size></Contents>`;
    });
    const next = keys.length > pageSize ? page.at(-1) : undefined;
    const token = next ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
    return `<ListBucketResult>${entries.join('')}${token}</ListBucketResult>`;
  }

  const unfinished = () =>
    [...uploads].map(
      ([id, { key, at }]) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`,
    );

  function bucketCall(search: URLSearchParams, response: ServerResponse) {
    if (search.has('uploads'))
      return xml(
        response,
        `<ListMultipartUploadsResult>${unfinished().join('')}</ListMultipartUploadsResult>`,
      );
    return xml(response, listed(search));
  }

  function uploadCall(method: string, id: string, search: URLSearchParams, body: Buffer) {
    const upload = uploads.get(id);
    if (!upload) return null;
    if (method === 'PUT') upload.parts.set(Number(search.get('partNumber')), body);
    if (method === 'DELETE') uploads.delete(id);
    if (method === 'POST') {
      const numbers = [...body.toString().matchAll(/<PartNumber>(\d+)</g)].map(([, n]) =>
        Number(n),
      );
      const parts = numbers.map((number) => upload.parts.get(number) ?? Buffer.alloc(0));
      objects.set(upload.key, { body: Buffer.concat(parts), at: new Date() });
      uploads.delete(id);
    }
    return `"${sha256(body).slice(0, 32)}"`;
  }

  function objectCall(
    { method = 'GET', key, search }: { method?: string; key: string; search: URLSearchParams },
    body: Buffer,
    response: ServerResponse,
  ) {
    if (search.has('uploads')) {
      const id = `upload-${requests.length}`;
      uploads.set(id, { key, at: new Date(), parts: new Map() });
      return xml(response, `<Result><UploadId>${id}</UploadId></Result>`);
    }
    const uploadId = search.get('uploadId');
    if (uploadId !== null) {
      const etag = uploadCall(method, uploadId, search, body);
      if (etag === null) return refuse(response, 404, 'NoSuchUpload');
      return response.writeHead(200, { etag }).end();
    }
    if (method === 'PUT') {
      objects.set(key, { body, at: new Date() });
      return response.writeHead(200).end();
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const stored = objects.get(key);
    if (!stored) return refuse(response, 404, 'NoSuchKey');
    return response
      .writeHead(200, {
        'content-length': stored.body.length,
        'last-modified': stored.at.toUTCString(),
      })
      .end(stored.body);
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://storage');
    const body = await buffer(request);
    requests.push(`${request.method} ${url.pathname}${url.search}`);
    const fault = faults.shift();
    if (fault === 'silence') return undefined;
    if (fault === 'drop') return request.socket.destroy();
    if (fault === 'late error') return refuse(response, 200, 'InternalError');
    if (fault !== undefined) return refuse(response, fault, 'SlowDown');
    if (!isSigned(request, url, body, own)) return refuse(response, 403, 'SignatureDoesNotMatch');
    const [, bucket, ...rest] = url.pathname.split('/');
    if (bucket !== own.bucket) return refuse(response, 404, 'NoSuchBucket');
    const key = rest.join('/');
    if (key === '') return bucketCall(url.searchParams, response);
    return objectCall({ method: request.method, key, search: url.searchParams }, body, response);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    uploads,
    /** As `METHOD /path?query`. */
    requests,
    faults,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export type S3TestServer = Awaited<ReturnType<typeof startS3Server>>;
