import { styleText } from './style';

export type StreamLevel = 'info' | 'good' | 'warn' | 'error';

export interface LineStream {
  /** Writes each line behind the coloured name of its part. */
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

/** One output stream of the stack; repeated texts of a part are counted instead of written. */
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
