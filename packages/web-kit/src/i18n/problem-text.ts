const OPENING = /^(?:the|your|les?|la|une?|votre|vos)\s+|^l’/i;
const wordsOf = (text: string): string => text.trim().replace(OPENING, '').toLocaleLowerCase();

/** Whether a message begins with the label of its field, so that it is understandable without it. */
function beginsWith(message: string, label: string): boolean {
  const [words, name] = [wordsOf(message), wordsOf(label)];
  return words.startsWith(name) && !/^\p{L}/u.test(words.slice(name.length));
}

/**
 * A line of an error summary, a sentence of its own.
 * @param named - the message after the label of its field, for one that does not begin with it.
 */
export function problemText(label: string, message: string, named: string): string {
  const line = beginsWith(message, label) ? message : named;
  return /[.!?…»]$/.test(line) ? line : `${line}.`;
}
