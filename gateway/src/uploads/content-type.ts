const SIGNATURES: readonly { mediaType: string; at: number; bytes: string }[] = [
  { mediaType: 'image/jpeg', at: 0, bytes: '\xff\xd8\xff' },
  { mediaType: 'image/png', at: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { mediaType: 'image/gif', at: 0, bytes: 'GIF87a' },
  { mediaType: 'image/gif', at: 0, bytes: 'GIF89a' },
  { mediaType: 'image/webp', at: 8, bytes: 'WEBP' },
  { mediaType: 'application/pdf', at: 0, bytes: '%PDF-' },
];

/** Bytes that tell what a file is. */
export const SIGNATURE_BYTES = 12;

/** What a file is by its first bytes; null when it is nothing that we take. */
export function contentTypeOf(start: Buffer): string | null {
  const text = start.toString('latin1', 0, SIGNATURE_BYTES);
  const found = SIGNATURES.find(({ at, bytes }) => text.startsWith(bytes, at));
  if (found?.mediaType === 'image/webp' && !text.startsWith('RIFF')) return null;
  return found?.mediaType ?? null;
}

/**
 * Text that a browser, a server or an archive program would take for its own. Long enough not to
 * come about by chance between the points of a picture.
 */
const FOREIGN =
  /<script[\s>/]|<!doctype|<html[\s>]|<iframe|<svg[\s>]|<body[\s>]|<\?php|<\?xml-stylesheet|javascript:|%pdf-1|%pdf-2/;
const ARCHIVE_END = 'PK\x05\x06';
const ARCHIVE_TAIL = 66_000;
const GIF_SCRIPT = /^GIF8[79]a\/\*/;

/** Whether a picture is something else as well, for a reader that looks for that. */
export function isMixed(picture: Buffer): boolean {
  const text = picture.toString('latin1');
  return (
    GIF_SCRIPT.test(text) ||
    FOREIGN.test(text.toLowerCase()) ||
    text.includes(ARCHIVE_END, Math.max(0, text.length - ARCHIVE_TAIL))
  );
}
