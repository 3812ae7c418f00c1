import { piecesOf } from './matched-words';

export function MatchedText({ text, q }: { text: string; q: string }) {
  return piecesOf(text, q).map(({ at, text: piece, isMatched }) =>
    isMatched ? <mark key={at}>{piece}</mark> : piece,
  );
}
