const signs = /[\s'’]/g;

/**
 * Reads a number as people write it: with a comma or a point before the decimals, with spaces between thousands.
 * Where both signs occur the last one starts the decimals. Gives `null` for what is no number.
 */
export function parseNumber(text: string): number | null {
  const compact = text.replace(signs, '').replace('−', '-');
  const decimalAt = Math.max(compact.lastIndexOf(','), compact.lastIndexOf('.'));
  const whole = decimalAt < 0 ? compact : compact.slice(0, decimalAt).replace(/[.,]/g, '');
  const decimals = decimalAt < 0 ? '' : compact.slice(decimalAt + 1);
  if (!/^-?\d*$/.test(whole) || !/^\d*$/.test(decimals)) return null;
  if (!/\d/.test(whole + decimals)) return null;
  return Number(`${whole === '' || whole === '-' ? `${whole}0` : whole}.${decimals || '0'}`);
}

/** Writes a number the way `locale` does, with exactly `decimals` digits after the sign. */
export const formatNumber = (value: number, locale: string, decimals: number) =>
  new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);

/** Rounds to the digits that are shown, so that steps of 0.1 do not drift. */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
}
