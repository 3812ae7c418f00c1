/** Two colours that meet on a page. */
export interface ColorPair {
  /** Text, an edge or a mark. */
  ink: string;
  /** What is behind it. */
  paper: string;
}

/** Contrast ratio that WCAG 2 AA asks of text, and of edges and marks one must be able to see. */
export const TEXT_CONTRAST = 4.5;
export const MARK_CONTRAST = 3;

const SURFACES = ['canvas', 'surface', 'surface-sunken', 'surface-hover', 'field'];
const INKS = ['text', 'text-muted', 'text-subtle', 'link', 'link-hover', 'danger-text'];
const TONES = ['success', 'info', 'warning', 'danger', 'neutral'];
const SERIES = ['series-1', 'series-2', 'series-3', 'series-4', 'series-5'];

const across = (inks: readonly string[], papers: readonly string[]): ColorPair[] =>
  papers.flatMap((paper) => inks.map((ink) => ({ ink, paper })));

/** Every text on every ground that it stands on: 4.5 to 1 in every theme. */
export const textPairs: readonly ColorPair[] = [
  ...across(INKS, SURFACES),
  ...TONES.flatMap((tone) => across([`on-${tone}-subtle`], [`${tone}-subtle`])),
  ...across(['on-brand'], ['brand', 'brand-hover', 'brand-active']),
  ...across(['on-danger'], ['danger', 'danger-hover']),
  ...across(['on-brand-subtle'], ['brand-subtle', 'brand-subtle-hover', 'surface', 'canvas']),
  ...across(['on-accent'], ['accent', 'accent-hover']),
  ...across(['on-accent-subtle'], ['accent-subtle', 'surface']),
  ...across(['brand'], ['surface', 'canvas']),
  ...across(['on-brand-deep', 'on-brand-deep-muted'], ['brand-deep']),
  ...across(['on-bubble-own'], ['bubble-own']),
  ...across(['on-bubble-other'], ['bubble-other']),
  ...across(['on-inverse'], ['inverse']),
  ...across(['text-subtle'], ['neutral-subtle']),
  ...across(['text', 'text-muted'], ['brand-subtle']),
];

/** Every edge and mark that one must be able to see: 3 to 1 in every theme. */
export const markPairs: readonly ColorPair[] = [
  ...across(
    ['border-strong', 'focus', 'star', ...TONES.map((tone) => `${tone}-mark`)],
    ['canvas', 'surface', 'field'],
  ),
  ...across(SERIES, ['surface']),
  ...across(['accent'], ['brand-deep']),
];
