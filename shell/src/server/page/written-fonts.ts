import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteServerOptions } from '../options';
import { FONT_DATA } from './font-starter';
import { assetOf, isFont, type EntryFiles } from './html-page';

const FACE = /@font-face\s*\{[^}]*\}/g;
const ADDRESS = /url\((["']?)([^"')]+)\1\)/g;
const DISPLAY = /font-display:\s*\w+/;

/**
 * A style sheet with the fonts in it that every page needs, so that no text is drawn in another and moves. They are
 * there at once, but a browser reads them beside the page: `block` waits, `optional` would give up on a slow processor.
 */
export async function withFonts(
  sheet: string,
  { preload = [] }: EntryFiles,
  { siteDir }: Pick<SiteServerOptions, 'siteDir'>,
): Promise<string> {
  const files = preload.filter((file) => isFont(file) && sheet.includes(assetOf(file)));
  const read = async (file: string) => {
    const font = await readFile(path.join(siteDir, file)).catch(() => undefined);
    return font ? [[assetOf(file), FONT_DATA + font.toString('base64')] as const] : [];
  };
  const data = new Map((await Promise.all(files.map(read))).flat());
  return sheet.replace(FACE, (face) => {
    const written = face.replace(ADDRESS, (address, _quote, href: string) => {
      const own = data.get(href);
      return own ? `url(${own})` : address;
    });
    return written === face ? face : written.replace(DISPLAY, 'font-display:block');
  });
}
