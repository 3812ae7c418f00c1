import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Smaller texts fit one packet; bytes. */
const WORTH_IT = 1_400;
const QUALITY = 5;

const ENCODERS = {
  br: (text: string) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
      },
    }),
  gzip: (text: string) => promisify(gzip)(text),
} as const;

const REFUSED = /;\s*q=0(\.0*)?\s*$/;

/** The best encoding that a request accepts; undefined for none. */
export function encodingOf(accepted: string | undefined): keyof typeof ENCODERS | undefined {
  const names = (accepted ?? '')
    .split(',')
    .filter((part) => !REFUSED.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase());
  return (['br', 'gzip'] as const).find((name) => names.includes(name));
}

export async function compressText(
  text: string,
  accepted: string | undefined,
): Promise<{ body: string | Buffer; headers: Record<string, string> }> {
  const encoding = Buffer.byteLength(text) < WORTH_IT ? undefined : encodingOf(accepted);
  if (!encoding) return { body: text, headers: {} };
  return { body: await ENCODERS[encoding](text), headers: { 'content-encoding': encoding } };
}
