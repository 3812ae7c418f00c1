const SMALL_WORDS: ReadonlySet<string> = new Set(
  'and at by of on the upon au aux de des du en et la le les lez près sous sur à'.split(' '),
);

const WORD = /[\p{L}\p{M}\d]+/gu;
const APOSTROPHE = /['’]/;

const capitalised = (word: string): string =>
  word.charAt(0).toLocaleUpperCase('en-CA') + word.slice(1);

/** A town typed in one case alone, with the capitals of Canadian town names; others as typed. */
export function spellTown(town: string): string {
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
