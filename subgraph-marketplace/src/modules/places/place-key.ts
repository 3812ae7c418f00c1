import { foldText } from '@tbt/contracts';

/** Folded, without punctuation, "St" and "Saint" alike. */
export function placeKey(city: string): string {
  return foldText(city)
    .replace(/[.']/g, '')
    .replace(/[-–—]/g, ' ')
    .replace(/\bste\b/g, 'sainte')
    .replace(/\bst\b/g, 'saint')
    .replace(/\s+/g, ' ')
    .trim();
}
