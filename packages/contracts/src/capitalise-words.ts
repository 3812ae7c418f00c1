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

type Names = { firstName?: string | undefined; lastName?: string | undefined };

/** A whole name typed in one case alone gets its capitals; "Ana de la Cruz" and "JP Tremblay" stay. */
export function spellNames<N extends Names>(names: N): N {
  const { firstName, lastName } = names;
  if (typeof firstName !== 'string' || typeof lastName !== 'string') return names;
  const whole = `${firstName} ${lastName}`;
  const lower = whole.toLocaleLowerCase('en-CA');
  if (whole !== lower && whole !== whole.toLocaleUpperCase('en-CA')) return names;
  const spell = (name: string) => capitaliseWords(name.toLocaleLowerCase('en-CA'));
  return { ...names, firstName: spell(firstName), lastName: spell(lastName) };
}
