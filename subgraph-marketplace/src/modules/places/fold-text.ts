/** Lower case, no accents, single blanks: what two spellings of one place or name have in common. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** The key of a place name: folded, without punctuation, "St" and "Saint" alike. */
export function placeKey(city: string): string {
  return foldText(city)
    .replace(/[.']/g, '')
    .replace(/[-–—]/g, ' ')
    .replace(/\bste\b/g, 'sainte')
    .replace(/\bst\b/g, 'saint')
    .replace(/\s+/g, ' ')
    .trim();
}
