const LINE_BYTES = 75;

/** Line breaks and separators escaped. */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    // iCalendar allows no other control characters.
    .replace(/[^\t\P{Cc}]/gu, '');

/** 20261215T090000 */
export const localTime = (date: string, time: string): string =>
  `${date.replaceAll('-', '')}T${time.replace(':', '')}00`;

/** 20261215T160000Z */
export const utcTime = (instant: Date): string =>
  `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** At most 75 bytes per line, never splitting a character. */
function fold(line: string): string {
  const lines = [''];
  let size = 0;
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (size + bytes > LINE_BYTES) {
      lines.push(' ');
      size = 1;
    }
    lines[lines.length - 1] += character;
    size += bytes;
  }
  return lines.join('\r\n');
}

export const calendarFile = (lines: readonly string[]): string =>
  lines.map((line) => `${fold(line)}\r\n`).join('');
