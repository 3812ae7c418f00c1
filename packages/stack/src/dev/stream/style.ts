const CODES = {
  red: 31,
  green: 32,
  yellow: 33,
  blue: 34,
  magenta: 35,
  cyan: 36,
} as const;

export type Colour = keyof typeof CODES;

export const styleText = (text: string, colour: Colour | undefined): string =>
  colour ? `\u001b[${CODES[colour]}m${text}\u001b[0m` : text;
