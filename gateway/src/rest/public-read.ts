import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type PublicRead = {
  status: 200 | 304;
  headers: Record<string, string>;
  payload: Buffer | null;
};

type Encoding = 'br' | 'gzip' | 'identity';

const COMPRESS_FROM_BYTES = 1024;
const BROTLI_QUALITY = 4;
const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

function accepts(header: string, coding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...params] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === coding && !params.some((param) => /^q=0(\.0*)?$/.test(param));
  });
}

function chooseEncoding(header: string, size: number): Encoding {
  if (size < COMPRESS_FROM_BYTES) return 'identity';
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : 'identity';
}

/** Every coding is its own representation, so each has its own strong tag over the same digest. */
const tagOf = (digest: string, encoding: Encoding): string =>
  encoding === 'identity' ? `"${digest}"` : `"${digest}-${encoding}"`;

function isKnown(ifNoneMatch: string | undefined, digest: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return (['identity', 'br', 'gzip'] as const).some((encoding) =>
    tags.includes(tagOf(digest, encoding)),
  );
}

const PER_CALLER = {
  cacheControl: 'private, no-cache',
  vary: 'Accept-Encoding, Accept-Language, Authorization, Cookie',
} as const;

/** A read with a strong ETag, compressed when the caller takes it; 304 when the caller has it. */
export async function publicRead(
  plain: Buffer,
  request: Pick<IncomingHttpHeaders, 'if-none-match' | 'accept-encoding'>,
  caching: { cacheControl: string; vary: string } = PER_CALLER,
): Promise<PublicRead> {
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 27);
  const encoding = chooseEncoding(request['accept-encoding'] ?? '', plain.length);
  const headers: Record<string, string> = {
    etag: tagOf(digest, encoding),
    'cache-control': caching.cacheControl,
    vary: caching.vary,
  };
  if (isKnown(request['if-none-match'], digest)) return { status: 304, headers, payload: null };
  if (encoding === 'identity') return { status: 200, headers, payload: plain };
  const payload = await compressors[encoding](plain);
  return { status: 200, headers: { ...headers, 'content-encoding': encoding }, payload };
}
