/** Steps of the space scale that a layout may use; 4 is 16 px. */
export const gaps = ['0', '1', '2', '3', '4', '5', '6', '8', '10', '12'] as const;

export type Gap = (typeof gaps)[number];

export type LayoutElement =
  'div' | 'section' | 'article' | 'nav' | 'header' | 'footer' | 'ul' | 'ol' | 'li';
