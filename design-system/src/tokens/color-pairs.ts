/** A foreground and background colour used together. */
export interface ColorPair {
  /** Text, border or mark. */
  ink: string;
  /** Background. */
  paper: string;
}

/** Contrast ratio that WCAG 2 AA requires of text; below that of borders and marks. */
export const TEXT_CONTRAST = 4.5;
export const MARK_CONTRAST = 3;

const SURFACES = ['canvas', 'surface', 'surface-sunken', 'surface-hover', 'field'];
const INKS = ['text', 'text-muted', 'text-subtle', 'link', 'link-hover', 'danger-text'];
const TONES = ['success', 'info', 'warning', 'danger', 'neutral'];
const SERIES = ['series-1', 'series-2', 'series-3', 'series-4', 'series-5'];

const across = (inks: readonly string[], papers: readonly string[]): ColorPair[] =>
  papers.flatMap((paper) => inks.map((ink) => ({ ink, paper })));

/** Text on its backgrounds: at least 4.5 to 1 in every theme. */
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

/** Visible borders and marks: at least 3 to 1 in every theme. */
export const markPairs: readonly ColorPair[] = [
  ...across(
    ['border-strong', 'focus', 'star', ...TONES.map((tone) => `${tone}-mark`)],
    ['canvas', 'surface', 'field'],
  ),
  ...across(SERIES, ['surface']),
  ...across(['accent'], ['brand-deep']),
];
