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

/** Each content coding has its own strong ETag over the same digest. */
const tagOf = (digest: string, encoding: Encoding): string =>
  encoding === 'identity' ? `"${digest}"` : `"${digest}-${encoding}"`;

const CODINGS = /-(?:br|gzip)$/;

/** Digests in `If-None-Match`, whatever their coding. */
export const digestsIn = (ifNoneMatch: string | undefined): string[] =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((tag) => /^(?:W\/)?"([^"]+)"$/.exec(tag.trim())?.[1]?.replace(CODINGS, '') ?? '')
    .filter(Boolean);

const isKnown = (ifNoneMatch: string | undefined, digest: string): boolean =>
  ifNoneMatch?.trim() === '*' || digestsIn(ifNoneMatch).includes(digest);

const PER_CALLER = {
  cacheControl: 'private, no-cache',
  vary: 'Accept-Encoding, Accept-Language, Authorization, Cookie',
} as const;

type Caching = { cacheControl: string; vary: string };
type ConditionalHeaders = Pick<IncomingHttpHeaders, 'if-none-match' | 'accept-encoding'>;

export type Representation = { readonly digest: string; readonly size: number };

export const representationOf = (plain: Buffer): Representation => ({
  digest: createHash('sha256').update(plain).digest('base64url').slice(0, 27),
  size: plain.length,
});

function headersOf(
  { digest, size }: Representation,
  asked: ConditionalHeaders,
  { cacheControl, vary }: Caching,
): { encoding: Encoding; headers: Record<string, string> } {
  const encoding = chooseEncoding(asked['accept-encoding'] ?? '', size);
  return {
    encoding,
    headers: { etag: tagOf(digest, encoding), 'cache-control': cacheControl, vary },
  };
}

export const notModified = (
  representation: Representation,
  asked: ConditionalHeaders,
  caching: Caching = PER_CALLER,
): PublicRead => ({
  status: 304,
  headers: headersOf(representation, asked, caching).headers,
  payload: null,
});

/** A strong ETag, compression, and 304 when the client has the body. */
export async function publicRead(
  plain: Buffer,
  asked: ConditionalHeaders,
  caching: Caching = PER_CALLER,
  representation: Representation = representationOf(plain),
): Promise<PublicRead> {
  if (isKnown(asked['if-none-match'], representation.digest)) {
    return notModified(representation, asked, caching);
  }
  const { encoding, headers } = headersOf(representation, asked, caching);
  if (encoding === 'identity') return { status: 200, headers, payload: plain };
  const payload = await compressors[encoding](plain);
  return { status: 200, headers: { ...headers, 'content-encoding': encoding }, payload };
}
