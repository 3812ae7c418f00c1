const LINE_BYTES = 75;

/** Text as iCalendar writes it: no line breaks, separators escaped. */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    // Other control characters are not allowed in a calendar at all.
    .replace(/[^\t\P{Cc}]/gu, '');

/** A wall time without its zone: 20261215T090000. */
export const localTime = (date: string, time: string): string =>
  `${date.replaceAll('-', '')}T${time.replace(':', '')}00`;

/** An instant: 20261215T160000Z. */
export const utcTime = (instant: Date): string =>
  `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Breaks a line after 75 bytes at the most, never inside a character. */
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

/** The file that lines make. */
export const calendarFile = (lines: readonly string[]): string =>
  lines.map((line) => `${fold(line)}\r\n`).join('');
