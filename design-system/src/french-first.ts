/** 1er mars, not 1 mars: `Intl` writes the day of French dates without its ending. */
export const frenchFirst = (locale: string, date: string): string =>
  locale.startsWith('fr') ? date.replace(/(^|\s)1(?=\s\p{L})/u, '$11er') : date;
