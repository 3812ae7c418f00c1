const VOWEL = /^[aàâäeéèêëiîïoôöuùûü]/i;

/**
 * French elision before an inserted name: d’Élodie, qu’Ana. Before h and y both forms exist, so they stay.
 * @param values - what was inserted into the text
 */
export function elide(text: string, values: Record<string, string | number> = {}): string {
  return Object.values(values).reduce<string>((elided, value) => {
    if (typeof value !== 'string' || !VOWEL.test(value)) return elided;
    return elided
      .replaceAll(`de ${value}`, `d’${value}`)
      .replaceAll(`De ${value}`, `D’${value}`)
      .replaceAll(`que ${value}`, `qu’${value}`);
  }, text);
}
