import { parse, type Container, type Node } from 'postcss';

/** Text of the rules that markup with these class names needs. */
export type StyleRules = (names: Pick<ReadonlySet<string>, 'has'>) => string;

/** What a page has of a style sheet. */
export interface StyleText {
  text: string;
  /** No markup needs more. */
  isWhole: boolean;
}

const CLASS_NAME = /\.(-?[A-Za-z_](?:[\w-]|\\.)*)/g;
/** What stands inside, as in `:not(.a)`, need not be in the markup. */
const ARGUMENTS = /\([^()]*\)/g;
/** At-rules around rules; others are one piece. */
const GROUPS = new Set(['media', 'supports', 'layer', 'container']);

function namesIn(selector: string): string[] {
  const plain = selector.replace(ARGUMENTS, '');
  if (plain !== selector) return namesIn(plain);
  return [...plain.matchAll(CLASS_NAME)].map(([, name = '']) => name.replace(/\\/g, ''));
}

function rulesOf(node: Node): StyleRules {
  const text = node.toString();
  if (node.type === 'comment') return () => '';
  if (node.type === 'rule') {
    const needs = (node as Node & { selectors: string[] }).selectors.map(namesIn);
    return (names) => (needs.some((all) => all.every((name) => names.has(name))) ? text : '');
  }
  const { name, params, nodes } = node as Container & { name?: string; params?: string };
  if (!nodes || !name || !GROUPS.has(name)) return () => (nodes ? text : `${text};`);
  const inside = rulesOfAll(nodes);
  return (names) => {
    const needed = inside(names);
    return needed && `@${name} ${params ?? ''}{${needed}}`;
  };
}

function rulesOfAll(nodes: readonly Node[]): StyleRules {
  const rules = nodes.map(rulesOf);
  return (names) => rules.map((rule) => rule(names)).join('');
}

/** Reads a style sheet once, to write the part of it that a page needs into the page. */
export function readStyleRules(sheet: string): (names: ReadonlySet<string>) => StyleText {
  const rules = rulesOfAll(parse(sheet).nodes);
  const whole = rules({ has: () => true });
  return (names) => {
    const text = rules(names);
    return { text, isWhole: text === whole };
  };
}
