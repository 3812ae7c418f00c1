import { styleText } from './style';

/** One readable line of one part of the stack. */
export type StreamLevel = 'info' | 'good' | 'warn' | 'error';

export interface LineStream {
  /** Writes a text, every line of it behind the coloured name of its part. */
  write(part: string, text: string, level?: StreamLevel): void;
}

export interface LineStreamOptions {
  write(line: string): void;
  isColoured: boolean;
}

const WIDTH = 21;
const PART_COLOURS = ['cyan', 'magenta', 'blue', 'yellow', 'green'] as const;
const LEVELS = {
  info: { mark: ' ', colour: undefined },
  good: { mark: '✓', colour: 'green' },
  warn: { mark: '!', colour: 'yellow' },
  error: { mark: '✗', colour: 'red' },
} as const;

// The same part has the same colour in every run.
function colourOf(part: string) {
  const sum = [...part].reduce((total, letter) => total * 31 + letter.charCodeAt(0), 7);
  return PART_COLOURS[Math.abs(sum | 0) % PART_COLOURS.length] ?? 'cyan';
}

/**
 * Everything that happens in a stack under development as one stream. A text that a part repeats at
 * once is counted instead of written again, so that one loud part drowns nobody's error.
 */
export function createLineStream({ write, isColoured }: LineStreamOptions): LineStream {
  let last = '';
  let repeats = 0;
  const paint = (text: string, colour: Parameters<typeof styleText>[1]) =>
    isColoured ? styleText(text, colour) : text;
  const tellRepeats = () => {
    if (repeats > 0) write(`${' '.repeat(WIDTH)} │   … ${repeats} more of the same`);
    repeats = 0;
  };
  return {
    write(part, text, level = 'info') {
      const { mark, colour } = LEVELS[level];
      const key = `${part}\n${text}`;
      if (key === last) {
        repeats += 1;
        return;
      }
      tellRepeats();
      last = key;
      const prefix = paint(part.padEnd(WIDTH), colourOf(part));
      for (const line of text.replace(/\s+$/, '').split('\n')) {
        write(`${prefix} │ ${paint(`${mark} ${line}`, colour)}`);
      }
    },
  };
}
