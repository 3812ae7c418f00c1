import { names } from '@nx/devkit';

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** @throws Error with a valid spelling. */
export function requireKebab(name: string): string {
  if (KEBAB.test(name)) return name;
  const wanted = names(name.trim()).fileName.replaceAll('_', '-');
  const hint = KEBAB.test(wanted) ? `; write ${wanted}` : '';
  throw new Error(`"${name}" is no kebab-case name${hint}`);
}

export function spell(name: string) {
  const kebab = requireKebab(name);
  const { className, propertyName, constantName } = names(kebab);
  const words = kebab.replaceAll('-', ' ');
  return {
    kebab,
    camel: propertyName,
    pascal: className,
    snake: kebab.replaceAll('-', '_'),
    constant: constantName,
    words: words.charAt(0).toUpperCase() + words.slice(1),
  };
}

export type Spellings = ReturnType<typeof spell>;

/** Singular: `clinic-notes` to `clinic-note`. */
export function singularOf(plural: string): string {
  if (/(ss|us|is)$/.test(plural)) return plural;
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  if (/(ch|sh|x|z|ss)es$/.test(plural)) return plural.slice(0, -2);
  return plural.endsWith('s') ? plural.slice(0, -1) : plural;
}
