import { piecesOf } from './matched-words';

/** Highlights the words of the query. */
export function MatchedText({ text, q }: { text: string; q: string }) {
  return piecesOf(text, q).map(({ at, text: piece, isMatched }) =>
    isMatched ? <mark key={at}>{piece}</mark> : piece,
  );
}
