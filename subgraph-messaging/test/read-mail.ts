/** Headers by lower-case name, parts by media type. */
export type ReadMail = {
  headers: Record<string, string>;
  parts: Record<string, string>;
};

const unquoted = (text: string, charset: BufferEncoding = 'utf8'): string =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_code, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString(charset);

const BASE64 = 'base64';

const decoded = (body: string, encoding: string): string =>
  encoding === BASE64
    ? Buffer.from(body, BASE64).toString()
    : encoding === 'quoted-printable'
      ? unquoted(body)
      : body;

/** RFC 2047 encoded words. */
const readHeader = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_word, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, BASE64).toString()
        : unquoted(text.replaceAll('_', ' ')),
    );

function split(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const pairs = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), readHeader(line.slice(colon + 1).trim())];
  });
  return { headers: Object.fromEntries(pairs) as Record<string, string>, body: raw.slice(end + 4) };
}

/** Parses one `multipart/alternative`. */
export function readMail(raw: string): ReadMail {
  const { headers, body } = split(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1];
  if (boundary === undefined) throw new Error('the mail has no parts');
  const parts = body.split(`--${boundary}`).slice(1, -1);
  const entries = parts.map((part) => {
    const { headers: of, body: text } = split(part.replace(/^\r\n/, ''));
    const type = of['content-type']?.split(';')[0] ?? '';
    const encoding = of['content-transfer-encoding']?.toLowerCase() ?? '';
    return [type, decoded(text, encoding).replaceAll('\r\n', '\n')];
  });
  return { headers, parts: Object.fromEntries(entries) as Record<string, string> };
}
