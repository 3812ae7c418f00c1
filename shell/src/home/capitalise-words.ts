const FIRST_LETTER = /(^|[\s\-‐–])(\p{Ll})/gu;
const AFTER_APOSTROPHE = /((?:^|[\s\-‐–])\p{Lu}['’])(\p{Ll})/gu;

// Letters that become two, such as ß, stay as they are: the cursor keeps its place.
const raise = (_match: string, before: string, letter: string): string => {
  const upper = letter.toUpperCase();
  return before + (upper.length === letter.length ? upper : letter);
};

/** "marie-ève o’neil" → "Marie-Ève O’Neil"; letters inside words stay as typed: "McDonald". */
export const capitaliseWords = (text: string): string =>
  text.replace(FIRST_LETTER, raise).replace(AFTER_APOSTROPHE, raise);
