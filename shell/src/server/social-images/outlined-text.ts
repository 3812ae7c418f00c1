import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

export type Weight = 'regular' | 'bold';

const FILES: Record<Weight, string> = {
  regular: '400Regular/Figtree_400Regular',
  bold: '700Bold/Figtree_700Bold',
};
const fonts = new Map<Weight, Font>();

/** Read with the first picture. */
function fontOf(weight: Weight): Font {
  const known = fonts.get(weight);
  if (known) return known;
  const file = require.resolve(`@expo-google-fonts/figtree/${FILES[weight]}.ttf`);
  const font = create(readFileSync(file));
  fonts.set(weight, font);
  return font;
}

const ELLIPSIS = '…';
/** More than any line holds: a longer text costs no more time. */
const CHARACTERS_MAX = 160;

interface TextStyle {
  size: number;
  weight: Weight;
}

/** Without characters that the font cannot draw. */
const drawable = (font: Font, text: string): string =>
  [...text.slice(0, CHARACTERS_MAX)]
    .filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    .join('');

function widthOf(text: string, { size, weight }: TextStyle): number {
  const font = fontOf(weight);
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

function shortened(text: string, width: number, style: TextStyle): string {
  const cut = (length: number) => text.slice(0, length).trimEnd() + ELLIPSIS;
  let [fits, tooLong] = [0, text.length];
  while (tooLong - fits > 1) {
    const length = Math.floor((fits + tooLong) / 2);
    if (widthOf(cut(length), style) <= width) fits = length;
    else tooLong = length;
  }
  return cut(fits);
}

/** Lines no wider than `width`, at most `lines`; what is too long ends in an ellipsis. */
export function linesOf(
  text: string,
  { width, lines, ...style }: TextStyle & { width: number; lines: number },
): string[] {
  const words = drawable(fontOf(style.weight), text).split(' ').filter(Boolean);
  const written: string[] = [];
  for (const word of words) {
    const last = written.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer, style) <= width) written[written.length - 1] = longer;
    else written.push(word);
  }
  const shown = written.slice(0, lines);
  return shown.map((line, at) => {
    const isCut = at === lines - 1 && written.length > lines;
    const whole = isCut ? written.slice(at).join(' ') : line;
    return widthOf(whole, style) <= width ? whole : shortened(whole, width, style);
  });
}

/** A line of text as outlines: the drawing holds no text, so there is nothing to escape. */
export function outlineOf(
  line: string,
  { x, y, fill, size, weight }: TextStyle & { x: number; y: number; fill: string },
): string {
  const font = fontOf(weight);
  const scale = size / font.unitsPerEm;
  const run = font.layout(line);
  let at = 0;
  const glyphs = run.glyphs.map((glyph, index) => {
    const position = run.positions[index];
    const place = `translate(${at + (position?.xOffset ?? 0)} ${position?.yOffset ?? 0})`;
    at += position?.xAdvance ?? 0;
    return `<path transform="${place}" d="${glyph.path.toSVG()}"/>`;
  });
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${glyphs.join('')}</g>`;
}
