export interface Spellings {
  /** `clinic-notes` */
  readonly kebab: string;
  /** `clinicNotes` */
  readonly camel: string;
  /** `ClinicNotes` */
  readonly pascal: string;
  /** `clinic_notes` */
  readonly snake: string;
  /** `CLINIC_NOTES` */
  readonly constant: string;
  /** `Clinic notes` */
  readonly words: string;
}

export class ScaffoldError extends Error {
  override readonly name = 'ScaffoldError';
}

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** @throws ScaffoldError with a valid spelling. */
export function requireKebab(name: string): string {
  if (KEBAB.test(name)) return name;
  const wanted = name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '')
    .toLowerCase();
  const hint = KEBAB.test(wanted) ? `; write ${wanted}` : '';
  throw new ScaffoldError(`"${name}" is no kebab-case name${hint}`);
}

export function spell(kebab: string): Spellings {
  const parts = kebab.split('-');
  const pascal = parts.map(capital).join('');
  const snake = parts.join('_');
  return {
    kebab,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    snake,
    constant: snake.toUpperCase(),
    words: capital(parts.join(' ')),
  };
}

/** Singular: `clinic-notes` to `clinic-note`. */
export function singularOf(plural: string): string {
  if (/(ss|us|is)$/.test(plural)) return plural;
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  if (/(ch|sh|x|z|ss)es$/.test(plural)) return plural.slice(0, -2);
  return plural.endsWith('s') ? plural.slice(0, -1) : plural;
}
