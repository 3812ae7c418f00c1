import { ACCENTED_TOWNS } from './accented-towns';
import { foldText } from './people-search';

const SMALL_WORDS: ReadonlySet<string> = new Set(
  'and at by of on the upon au aux de des du en et la le les lez près sous sur à'.split(' '),
);

const WORD = /[\p{L}\p{M}\d]+/gu;
const APOSTROPHE = /['’]/;

const capitalised = (word: string): string =>
  word.charAt(0).toLocaleUpperCase('en-CA') + word.slice(1);

const townKey = (town: string): string => foldText(town).replace(/[-–—]/g, ' ').replace(/’/g, "'");

const ACCENTED = new Map(ACCENTED_TOWNS.map((town) => [townKey(town), town]));

/** A known town with its accents; one typed in one case alone with the capitals of Canadian town names; others as typed. */
export function spellTown(town: string): string {
  const known = ACCENTED.get(townKey(town));
  if (known) return town.includes('’') ? known.replace(/'/g, '’') : known;
  const lower = town.toLocaleLowerCase('en-CA');
  if (town !== lower && town !== town.toLocaleUpperCase('en-CA')) return town;
  const spelled = lower.replace(WORD, (word: string, at: number) => {
    const isPossessive = word === 's' && APOSTROPHE.test(lower.charAt(at - 1));
    const isElided = /^[dl]$/.test(word) && APOSTROPHE.test(lower.charAt(at + 1));
    const isSmall = at > 0 && (SMALL_WORDS.has(word) || isElided);
    return isPossessive || isSmall ? word : capitalised(word);
  });
  return spelled.replace(
    /(?<!\p{L})Mc(\p{L})/gu,
    (_, letter: string) => `Mc${capitalised(letter)}`,
  );
}
