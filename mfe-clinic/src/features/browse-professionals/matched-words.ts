import { foldText, peopleSearchOf } from '@tbt/contracts';

/** A piece of a text, and whether it matches. */
export interface TextPiece {
  /** Where it begins. */
  at: number;
  text: string;
  isMatched: boolean;
}

/** The text folded letter by letter, with the index of each original letter. */
function foldedLetters(text: string): { folded: string; from: number[] } {
  let folded = '';
  const from: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    // Whitespace folds to nothing, and so does a combining accent.
    const plain = letter.trim() === '' ? ' ' : foldText(letter);
    folded += plain;
    for (let i = 0; i < plain.length; i += 1) from.push(at);
  }
  return { folded, from: [...from, text.length] };
}

export function piecesOf(text: string, q: string): TextPiece[] {
  const { folded, from: origin } = foldedLetters(text);
  const spans = peopleSearchOf(q)
    .words.map((word) => ({ at: folded.indexOf(word), word }))
    .filter(({ at }) => at >= 0)
    .map(({ at, word }) => ({ from: origin[at] ?? 0, to: origin[at + word.length] ?? text.length }))
    .sort((a, b) => a.from - b.from);
  const pieces: TextPiece[] = [];
  let done = 0;
  for (const { from, to } of spans) {
    if (from < done) continue;
    if (from > done) pieces.push({ at: done, text: text.slice(done, from), isMatched: false });
    pieces.push({ at: from, text: text.slice(from, to), isMatched: true });
    done = to;
  }
  if (done < text.length) pieces.push({ at: done, text: text.slice(done), isMatched: false });
  return pieces;
}

export const isFoundIn = (text: string, q: string): boolean =>
  peopleSearchOf(q).words.some((word) => foldText(text).includes(word));
