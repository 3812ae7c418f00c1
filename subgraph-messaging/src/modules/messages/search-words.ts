import { foldText } from '@tbt/contracts';
import { maskContactDetails } from '@tbt/service-kit';

const WORD_MAX = 40;
/** Characters of a search that are read. */
const QUERY_MAX = 200;
/** More would not make a search narrower. */
const QUERY_WORDS_MAX = 8;

/** Each word once, without accents and case. */
function wordsOf(text: string): string[] {
  const folded = foldText(text).replaceAll('œ', 'oe').replaceAll('æ', 'ae');
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, WORD_MAX)))];
}

const searchText = (text: string): string => wordsOf(text).join(' ');

/** What a message is found by, while its contact details are hidden and afterwards. */
export function messageSearch(content: string) {
  const masked = maskContactDetails(content);
  const hasDetails = masked !== content;
  const open = searchText(content);
  return { hasDetails, search: { open, hidden: hasDetails ? searchText(masked) : open } };
}

/** A `tsquery` for the viewer's messages with words that begin like all of these; null without a word. */
export function messageQuery(userId: number, text: string): string | null {
  const words = wordsOf(text.slice(0, QUERY_MAX)).slice(0, QUERY_WORDS_MAX);
  return words.length === 0 ? null : words.map((word) => `'${userId}/${word}':*`).join(' & ');
}
