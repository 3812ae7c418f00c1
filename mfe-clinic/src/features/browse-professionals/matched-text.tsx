import { piecesOf } from './matched-words';

/** A text in which the words of the search stand out. */
export function MatchedText({ text, q }: { text: string; q: string }) {
  return piecesOf(text, q).map(({ at, text: piece, isMatched }) =>
    isMatched ? <mark key={at}>{piece}</mark> : piece,
  );
}
