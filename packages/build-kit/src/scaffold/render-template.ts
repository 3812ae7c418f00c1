import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ScaffoldError } from './names';

const TEMPLATES = join(__dirname, 'templates');
const SUFFIX = '.tmpl';

export type Placeholders = Readonly<Record<string, string>>;

function fill(text: string, values: Placeholders, file: string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new ScaffoldError(`${file} asks for {{${name}}}`);
    return value;
  });
}

/** Renders templates: `{{name}}` in the text, `__name__` in the path. @returns path to text, relative to the folder. */
export function renderTemplates(folder: string, values: Placeholders): Record<string, string> {
  const root = join(TEMPLATES, folder);
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(SUFFIX))
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => {
      const path = relative(root, file)
        .slice(0, -SUFFIX.length)
        .replace(/__(\w+?)__/g, (_, name: string) => values[name] ?? name);
      return [path, fill(readFileSync(file, 'utf8'), values, file)];
    }),
  );
}

export const below = (folder: string, files: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(files).map(([path, text]) => [join(folder, path).replaceAll('\\', '/'), text]),
  );
