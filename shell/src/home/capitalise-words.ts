const FIRST_LETTER = /(^|[\s\-‐–])(\p{Ll})/gu;
const AFTER_APOSTROPHE = /((?:^|[\s\-‐–])\p{Lu}['’])(\p{Ll})/gu;

// Skips letters that become two, such as ß, so that the cursor position stays.
const raise = (_match: string, before: string, letter: string): string => {
  const upper = letter.toUpperCase();
  return before + (upper.length === letter.length ? upper : letter);
};

/** "marie-ève o’neil" → "Marie-Ève O’Neil"; inner letters stay as typed: "McDonald". */
export const capitaliseWords = (text: string): string =>
  text.replace(FIRST_LETTER, raise).replace(AFTER_APOSTROPHE, raise);
