/** What is used of it; it has no types of its own. */
declare module 'fontkit' {
  interface Glyph {
    path: { toSVG(): string };
  }
  export interface Font {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): {
      glyphs: Glyph[];
      positions: { xAdvance: number; xOffset: number; yOffset: number }[];
      advanceWidth: number;
    };
  }
  export function create(file: Buffer): Font;
}
