const SIGNATURES: readonly { mediaType: string; at: number; bytes: string }[] = [
  { mediaType: 'image/jpeg', at: 0, bytes: '\xff\xd8\xff' },
  { mediaType: 'image/png', at: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { mediaType: 'image/gif', at: 0, bytes: 'GIF87a' },
  { mediaType: 'image/gif', at: 0, bytes: 'GIF89a' },
  { mediaType: 'image/webp', at: 8, bytes: 'WEBP' },
  { mediaType: 'application/pdf', at: 0, bytes: '%PDF-' },
];

/** Bytes needed to detect a file's type. */
export const SIGNATURE_BYTES = 12;

/** Detects the type by signature; null when unsupported. */
export function contentTypeOf(start: Buffer): string | null {
  const text = start.toString('latin1', 0, SIGNATURE_BYTES);
  const found = SIGNATURES.find(({ at, bytes }) => text.startsWith(bytes, at));
  if (found?.mediaType === 'image/webp' && !text.startsWith('RIFF')) return null;
  return found?.mediaType ?? null;
}

/** Markers of HTML, scripts and archives, too long to occur in a picture's data by chance. */
const FOREIGN =
  /<script[\s>/]|<!doctype|<html[\s>]|<iframe|<svg[\s>]|<body[\s>]|<\?php|<\?xml-stylesheet|javascript:|%pdf-1|%pdf-2/;
const ARCHIVE_END = 'PK\x05\x06';
const ARCHIVE_TAIL = 66_000;
const GIF_SCRIPT = /^GIF8[79]a\/\*/;

/** Whether a picture is also a valid file of another type. */
export function isMixed(picture: Buffer): boolean {
  const text = picture.toString('latin1');
  return (
    GIF_SCRIPT.test(text) ||
    FOREIGN.test(text.toLowerCase()) ||
    text.includes(ARCHIVE_END, Math.max(0, text.length - ARCHIVE_TAIL))
  );
}
