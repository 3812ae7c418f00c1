import type { Declaration, Rule } from 'postcss';
import { findDeclarations, isForcedColors, isInside, type Sheet } from './read-sheets';

export interface SheetRule {
  title: string;
  /** Violations of a sheet. */
  find: (sheet: Sheet) => string[];
  /** A sheet that breaks the rule; `right` is one that does not. Both are tested. */
  wrong: string;
  right: string;
}

const physicalProperty =
  /^(left|right|top|bottom|(min-|max-)?(width|height)|(margin|padding)-(left|right|top|bottom)|border-(left|right|top|bottom)(-.+)?|border-(top|bottom)-(left|right)-radius|scroll-(margin|padding)-(left|right|top|bottom)|overflow-[xy]|overscroll-behavior-[xy])$/;

// Logical names for overflow are not supported everywhere, and both axes mean the same.
const axisProperty = /^(overflow|overscroll-behavior)-[xy]$/;

const physicalValue = /^(text-align|float|clear|justify-content|justify-items|align-content)$/;

const isPhysical = ({ prop, value }: Declaration) =>
  (physicalProperty.test(prop) && !axisProperty.test(prop)) ||
  (physicalValue.test(prop) && /\b(left|right)\b/.test(value));

const fourSided = /^(margin|padding|inset|border-width|border-style|border-color)$/;

function hasUnequalSides({ prop, value }: Declaration): boolean {
  if (!fourSided.test(prop)) return false;
  const parts = value.match(/[^\s(]+(\([^()]*(\([^()]*\)[^()]*)*\))?/g) ?? [];
  return parts.length === 4 && parts[1] !== parts[3];
}

const literalTime = /(^|[\s,(])-?(\d*\.)?\d+m?s\b/;

const isUntamedMotion = ({ prop, value }: Declaration) => {
  if (!/^(transition|animation)(-duration|-delay)?$/.test(prop)) return false;
  // The reset disables infinite animations; another test checks it.
  if (/\binfinite\b/.test(value)) return false;
  return literalTime.test(value);
};

const rawColor = /#[\da-f]{3,8}\b|\b(rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/i;

const colorProperty = /color|background|border|outline|fill|stroke|shadow/;

const namedColor = /\b(white|black|gray|grey|red|green|blue|teal|yellow|orange|silver)\b/;

const isRawColor = (declaration: Declaration) =>
  !isForcedColors(declaration) &&
  colorProperty.test(declaration.prop) &&
  (rawColor.test(declaration.value) || namedColor.test(declaration.value));

/** Content width of a 320 px phone, in rem. */
const narrow = 18;

const sizeProperty = /^(min-)?inline-size$|^flex-basis$|^flex$|^grid-template-columns$|^columns$/;

/** Flexible sizes, limited by their container. */
const isBending = (value: string) =>
  /min\(|clamp\(|auto-fi[lt]/.test(value) && /%|[vc]q?i/.test(value);

function isStiff(declaration: Declaration): boolean {
  const { prop, value } = declaration;
  if (!sizeProperty.test(prop) || isBending(value)) return false;
  if (isInside(declaration, 'container') || isInside(declaration, 'media', /width/)) return false;
  // Flexible items and maximum track sizes shrink.
  if (prop === 'flex' && !/^\d+ 0\b/.test(value)) return false;
  const firm = value.replace(/minmax\(([^,]+),[^)]*\)/g, '$1');
  const sizes = [...firm.matchAll(/(\d*\.?\d+)(px|rem|em|ch)\b/g)];
  return sizes.some(([, size, unit]) => Number(size) / (unit === 'px' ? 16 : 1) > narrow);
}

const isFixedText = ({ prop, value }: Declaration) =>
  (prop === 'font-size' || prop === 'line-height') && /\dpx\b/.test(value);

const fitsState =
  /:checked|\[data-(?:active|highlighted|over|selected|current|today)\b[^\]]*\]|\[data-state=['"]?(?:active|checked|on|open)['"]?\]|\[aria-(?:selected|checked|current|pressed)\b[^\]]*\]/g;

const paintOnly =
  /^(color|background(-color|-image)?|box-shadow|cursor|opacity|transition|z-index)$/;

/** Properties that forced colours override. */
const isPaint = (rule: Rule) =>
  rule.nodes.every((node) => node.type !== 'decl' || paintOnly.test(node.prop));

function statesOnlyPainted({ name, root }: Sheet): string[] {
  const painted = new Map<string, string>();
  const told = new Set<string>();
  root.walkRules((rule) => {
    for (const [state] of rule.selector.replace(/:not\([^)]*\)/g, '').matchAll(fitsState)) {
      if (isForcedColors(rule) || !isPaint(rule)) told.add(state);
      else painted.set(state, `${name}:${rule.source?.start?.line ?? 0} ${rule.selector}`);
    }
  });
  return [...painted].flatMap(([state, place]) => (told.has(state) ? [] : [place]));
}

function unmarkedFocus(sheet: Sheet): string[] {
  const text = sheet.root.toString();
  const hasOther = /:focus-visible/.test(text) || /forced-colors/.test(text);
  return findDeclarations(
    sheet,
    ({ prop, value }) => /^outline(-style)?$/.test(prop) && /^(none|0)$/.test(value) && !hasOther,
  );
}

const rule = (
  title: string,
  isWrong: (declaration: Declaration) => boolean,
  wrong: string,
  right: string,
): SheetRule => ({ title, find: (sheet) => findDeclarations(sheet, isWrong), wrong, right });

export const sheetRules: readonly SheetRule[] = [
  rule(
    'names sides by the direction of reading',
    isPhysical,
    '.a { margin-left: 1rem }',
    '.a { margin-inline-start: 1rem; text-align: start }',
  ),
  rule(
    'gives both ends of the line the same when it lists four sides',
    hasUnequalSides,
    '.a { padding: 0 var(--space-1) 0 var(--space-2) }',
    '.a { padding: 0 var(--space-1) 1px var(--space-1) }',
  ),
  rule(
    'takes the time of every movement from a token that goes to nothing',
    isUntamedMotion,
    '.a { transition: color 0.2s ease }',
    '.a { transition: color var(--duration-fast); animation: turn 700ms linear infinite }',
  ),
  rule(
    'takes every colour from a token',
    isRawColor,
    '.a { border: 1px solid #ccc }',
    '.a { color: var(--color-text) } @media (forced-colors: active) { .a { fill: white } }',
  ),
  rule(
    'has no size that a screen of 320 px cannot hold',
    isStiff,
    '.a { min-inline-size: 24rem }',
    '.a { inline-size: min(24rem, 100%); max-inline-size: 40rem }',
  ),
  rule(
    'lets text grow with the reader’s own size',
    isFixedText,
    '.a { font-size: 14px }',
    '.a { font-size: 0.875rem; line-height: 1.5 }',
  ),
  {
    title: 'tells a state by more than a fill, or repeats it in forced colours',
    find: statesOnlyPainted,
    wrong: '.a[data-highlighted] { background: var(--color-brand-subtle) }',
    right:
      '.a[data-active] { background: var(--b) } @media (forced-colors: active) { .a[data-active] { background: highlight } }',
  },
  {
    title: 'never takes the focus ring away without another one',
    find: unmarkedFocus,
    wrong: '.a { outline: none }',
    right: '.a { outline: none } .b:has(.a:focus-visible) { outline: 2px solid }',
  },
];
