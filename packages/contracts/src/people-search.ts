/** Lower case, no accents, single spaces. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

const LICENCE_WORD = /^(licen[cs]e[sd]?|permis)$/;

/** Folded words, and whether one of them was "licence". */
export function peopleSearchOf(q: string): { words: string[]; asksForLicence: boolean } {
  const all = foldText(q).split(' ').filter(Boolean);
  const words = all.filter((word) => !LICENCE_WORD.test(word));
  return { words, asksForLicence: words.length < all.length };
}
