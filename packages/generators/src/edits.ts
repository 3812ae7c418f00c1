import type { Edit } from './write-plan';

type Change = Edit['change'];

const noPlace = (what: string): never => {
  throw new Error(`There is no place for ${what} any more; the generator needs an update`);
};

export const withImport =
  (line: string): Change =>
  (text) => {
    const imports = [...text.matchAll(/^(?:import [^;]*;|import \{[^}]*\} from [^;]*;)$/gms)];
    const last = imports.at(-1);
    if (last?.index === undefined) return `${line}\n${text}`;
    const end = last.index + last[0].length;
    return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
  };

export const withAfter =
  (place: RegExp, added: string, what: string): Change =>
  (text) => {
    const match = place.exec(text);
    if (!match) return noPlace(what);
    const end = match.index + match[0].length;
    return text.slice(0, end) + added + text.slice(end);
  };

export const withBefore =
  (place: RegExp, added: string, what: string): Change =>
  (text) => {
    const match = place.exec(text);
    if (!match) return noPlace(what);
    return text.slice(0, match.index) + added + text.slice(match.index);
  };

export const composeChanges =
  (...changes: Change[]): Change =>
  (text) =>
    changes.reduce((current, change) => change(current), text);

export const withTexts =
  (texts: Readonly<Record<string, string>>): Change =>
  (text) =>
    JSON.stringify({ ...(JSON.parse(text) as object), ...texts }, null, 2);
