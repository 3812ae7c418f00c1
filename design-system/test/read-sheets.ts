import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, {
  type AtRule,
  type Container,
  type Declaration,
  type Root,
  type Rule,
} from 'postcss';

export interface Sheet {
  name: string;
  root: Root;
}

const source = path.join(__dirname, '../src');

export const sheets: readonly Sheet[] = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.module.css'))
  .sort()
  .map((name) => ({ name, root: postcss.parse(readFileSync(path.join(source, name), 'utf8')) }));

export const parseSheet = (text: string): Sheet => ({
  name: 'planted.module.css',
  root: postcss.parse(text),
});

const isAtRule = (node: unknown): node is AtRule =>
  typeof node === 'object' && node !== null && 'type' in node && node.type === 'atrule';

const isRule = (node: unknown): node is Rule =>
  typeof node === 'object' && node !== null && 'type' in node && node.type === 'rule';

/** Whether a rule or declaration is inside an at-rule with this name and condition. */
export function isInside(node: Rule | Declaration, name: string, condition = /^/): boolean {
  for (let at: Container | undefined = node.parent as Container | undefined; at;) {
    if (isAtRule(at) && at.name === name && condition.test(at.params)) return true;
    at = at.parent as Container | undefined;
  }
  return false;
}

export const isForcedColors = (node: Rule | Declaration) =>
  isInside(node, 'media', /forced-colors/);

export const selectorOf = (declaration: Declaration): string =>
  isRule(declaration.parent) ? declaration.parent.selector : '';

export function findDeclarations(
  { name, root }: Sheet,
  isWrong: (declaration: Declaration) => boolean,
): string[] {
  const found: string[] = [];
  root.walkDecls((declaration) => {
    if (!isWrong(declaration)) return;
    const line = declaration.source?.start?.line ?? 0;
    found.push(`${name}:${line} ${selectorOf(declaration)} { ${declaration.toString()} }`);
  });
  return found;
}
