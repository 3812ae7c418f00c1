import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { leavesFolder, RELEASES_PATH } from '../files/file-paths';
import type { SiteServerOptions } from '../options';
import { ASSETS_PATH, type EntryFiles } from './html-page';
import { readStyleRules, type StyleText } from './style-rules';
import { withFonts } from './written-fonts';

/** An end tag inside of a style element would end it. */
const ENDS_ELEMENT = /<\/style/i;
/** Before an address that is relative to the style sheet's own. */
const RELATIVE = /url\((["']?)(?!["'/#%]|[a-z]+:)/gi;
/** A file with its hash in its name is read once. */
const IS_IMMUTABLE = /\.[0-9a-f]{8}\.css$/;
const KEPT_MOST = 500;
const kept = new Map<string, ReturnType<typeof readStyleRules>>();

/** What markup with these class names needs of each style sheet, by address; sheets that are elsewhere or cannot be read are left out. */
export async function readStyleTexts(
  addresses: readonly string[],
  names: readonly string[],
  entry: EntryFiles,
  { siteDir, releasesDir }: Pick<SiteServerOptions, 'siteDir' | 'releasesDir'>,
): Promise<ReadonlyMap<string, StyleText>> {
  const folders = [
    [ASSETS_PATH, siteDir],
    [RELEASES_PATH, releasesDir],
  ] as const;
  const read = async (address: string) => {
    const [prefix, folder] = folders.find(([start]) => address.startsWith(start)) ?? [];
    if (!prefix || !folder || leavesFolder(address)) return [];
    const known = kept.get(`${folder}${address}`);
    if (known) return [[address, known] as const];
    const text = await readFile(path.join(folder, address.slice(prefix.length)), 'utf8').catch(
      () => undefined,
    );
    if (text === undefined || ENDS_ELEMENT.test(text)) return [];
    const own = address.slice(0, address.lastIndexOf('/') + 1);
    const sheet = text.replace(RELATIVE, `url($1${own}`);
    const rules = readStyleRules(await withFonts(sheet, entry, { siteDir }));
    if (IS_IMMUTABLE.test(address) && kept.size < KEPT_MOST) kept.set(`${folder}${address}`, rules);
    return [[address, rules] as const];
  };
  const found = (await Promise.all(addresses.map(read))).flat();
  const occurring = new Set(names);
  return new Map(found.map(([address, rules]) => [address, rules(occurring)]));
}
